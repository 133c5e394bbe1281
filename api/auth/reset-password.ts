import { resetPassword } from '#core/auth/change-password.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/password/reset', {
  summary: 'Sets a new password with the link of a mail and signs out everywhere',
  access: anyone,
  session: 'taken',
  rateLimit: perMinute(30),
  handle: async ({ ctx, body, client, browser }) => {
    await resetPassword(ctx, body, client)
    browser.drop()
    return undefined
  },
})
