import { changePassword } from '#core/auth/change-password.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/password', {
  summary: 'Sets or changes my password and signs out every other browser',
  access: signedIn,
  session: 'given',
  rateLimit: perMinute(10),
  handle: async ({ ctx, visitor, body, client, browser }) => {
    browser.give(await changePassword(ctx, visitor, body, client))
    return undefined
  },
})
