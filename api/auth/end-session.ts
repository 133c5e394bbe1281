import { endOneSession } from '#core/auth/list-sessions.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /auth/sessions/:id', {
  summary: 'Signs out one of my browsers',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: async ({ ctx, visitor, params }) => {
    await endOneSession(ctx, visitor.account.id, params.id)
    return undefined
  },
})
