import { endAllSessions } from '#core/auth/list-sessions.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/sign-out-everywhere', {
  summary: 'Signs me out in every browser, this one included',
  access: signedIn,
  session: 'taken',
  rateLimit: perMinute(10),
  handle: async ({ ctx, visitor, browser }) => {
    await endAllSessions(ctx, visitor.account.id)
    browser.drop()
    return undefined
  },
})
