import { endSessionsOf } from '#core/auth/sessions.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/sign-out-everywhere',
  says: 'Sign me out in every browser, this one too',
  who: signedIn,
  session: 'taken',
  limit: perMinute(10),
  answers: { 204: nothing },
  handle: async ({ ctx, visitor, browser }) => {
    await endSessionsOf(ctx, visitor.account.id)
    browser.drop()
    return undefined
  },
})
