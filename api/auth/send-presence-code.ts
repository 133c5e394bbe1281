import { sendPresenceCode } from '#core/auth/presence.ts'
import { PresenceCodeSent } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/auth/presence',
  says: 'Send me a code that shows that it is still me: to my number, or else to my e-mail address',
  who: signedIn,
  limit: perMinute(10),
  answers: { 202: PresenceCodeSent, 409: Problem, 503: Problem },
  handle: ({ ctx, visitor, client }) => sendPresenceCode(ctx, visitor.account.id, client),
})
