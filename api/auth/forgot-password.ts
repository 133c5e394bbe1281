import { forgotPassword } from '#core/auth/change-password.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/password/forgot', {
  summary: 'Mails a link to set a new password, if the address has an account',
  access: anyone,
  rateLimit: perMinute(10),
  handle: async ({ ctx, body, client }) => {
    await forgotPassword(ctx, body.email, client)
    return undefined
  },
})
