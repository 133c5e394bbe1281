import { changeEmail } from '#core/auth/confirm-email.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/email', {
  summary: 'Adds or changes my e-mail address: the new address gets a link, and is mine once I follow it',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: async ({ ctx, visitor, body }) => {
    await changeEmail(ctx, visitor, body)
    return undefined
  },
})
