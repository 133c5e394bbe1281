import { renewRecoveryCodes } from '#core/admin-entry/own-sign-in.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/security/recovery-codes', {
  summary: 'Makes new recovery codes, which are shown once',
  access: adminFor('overview', { codeAgain: true }),
  rateLimit: perMinute(10),
  handle: async ({ ctx, actor }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, actor) }),
})
