import { listSessions } from '#core/auth/list-sessions.ts'
import { SessionList } from '#core/contracts/auth.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/auth/sessions',
  says: 'Where I am signed in',
  who: signedIn,
  limit: perMinute(60),
  answers: { 200: SessionList },
  handle: ({ ctx, visitor }) => listSessions(ctx, visitor),
})
