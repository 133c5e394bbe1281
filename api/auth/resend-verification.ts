import { resendVerification } from '#core/auth/confirm-email.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/email/resend', {
  summary: 'Sends the link again to the address that is not yet proven',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: async ({ ctx, visitor }) => {
    await resendVerification(ctx, visitor.account.id)
    return undefined
  },
})
