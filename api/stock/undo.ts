import { takeBack } from '#core/undo/undo.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /undo/:id', {
  summary: 'Takes back what the person has just done, for a minute',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await takeBack(ctx, actor, params.id)),
})
