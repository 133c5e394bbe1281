import { listSessions } from '#core/auth/list-sessions.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /auth/sessions', {
  summary: 'Lists the browsers in which I am signed in',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, visitor }) => listSessions(ctx, visitor),
})
