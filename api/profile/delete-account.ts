import { Problem } from '#core/contracts/problem.ts'
import { DeleteAccount } from '#core/contracts/profile.ts'
import { deleteAccount } from '#core/profiles/delete-account.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/profile/delete',
  says: 'Forget me for good; open bookings are cancelled',
  who: signedIn,
  session: 'taken',
  limit: perMinute(10),
  body: DeleteAccount,
  answers: { 204: nothing, 403: Problem, 409: Problem, 503: Problem },
  handle: async ({ ctx, visitor, body, browser }) => {
    await deleteAccount(ctx, visitor.account.id, body)
    browser.drop()
    return undefined
  },
})
