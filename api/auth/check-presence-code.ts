import { checkPresenceCode } from '#core/auth/presence.ts'
import { CheckCode } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/presence/check',
  says: 'Try the code; the right one lets me set a first password, add an address or delete my account for 15 minutes',
  who: signedIn,
  limit: perMinute(30),
  body: CheckCode,
  // 401 is also the answer to a wrong code.
  answers: { 204: nothing, 401: Problem, 404: Problem, 410: Problem },
  handle: async ({ ctx, visitor, body, client }) => {
    await checkPresenceCode(ctx, visitor.account.id, body, client)
    return undefined
  },
})
