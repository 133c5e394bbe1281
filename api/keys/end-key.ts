import { endKey } from '#core/machines/keys.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /keys/:id', {
  summary: 'Ends a key at once',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => void (await endKey(ctx, actor, params.id)),
})
