import { endOneSession } from '#core/auth/list-sessions.ts'
import { SessionId } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  delete: '/auth/sessions/:id',
  says: 'Sign one of my browsers out',
  who: signedIn,
  limit: perMinute(30),
  params: SessionId,
  answers: { 204: nothing, 404: Problem },
  handle: async ({ ctx, visitor, params }) => {
    await endOneSession(ctx, visitor.account.id, params.id)
    return undefined
  },
})
