import { closeRound } from '#core/rescue/end-round.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /rescues/:id/close', {
  summary: 'Asks the shops no more',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params }) => closeRound(ctx, actor, params.id),
})
