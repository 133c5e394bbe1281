import { changePassword } from '#core/auth/change-password.ts'
import { ChangePassword } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/password',
  says: 'Change or set my password, which signs out every other browser',
  who: signedIn,
  session: 'given',
  limit: perMinute(10),
  body: ChangePassword,
  answers: { 204: nothing, 403: Problem, 503: Problem },
  handle: async ({ ctx, visitor, body, client, browser }) => {
    browser.give(await changePassword(ctx, visitor, body, client))
    return undefined
  },
})
