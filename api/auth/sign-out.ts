import { endSession } from '#core/auth/sessions.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/sign-out',
  says: 'Sign out in this browser; nothing to say when nobody was signed in',
  who: anyone,
  limit: perMinute(60),
  session: 'taken',
  answers: { 204: nothing },
  handle: async ({ ctx, browser }) => {
    await endSession(ctx, browser.token)
    browser.drop()
    return undefined
  },
})
