import { endOtherSessions } from '#core/auth/list-sessions.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/sign-out-others', {
  summary: 'Signs me out in every browser but this one',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: async ({ ctx, visitor }) => {
    await endOtherSessions(ctx, visitor)
    return undefined
  },
})
