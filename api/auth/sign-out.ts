import { endSession } from '#core/auth/sessions.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/sign-out', {
  summary: 'Signs out in this browser; does nothing if nobody is signed in',
  access: anyone,
  rateLimit: perMinute(60),
  session: 'taken',
  handle: async ({ ctx, browser }) => {
    await endSession(ctx, browser.token)
    browser.drop()
    return undefined
  },
})
