import { closeRound } from '#core/quotes/rounds/end-round.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /quote-rounds/:id/close', {
  summary: 'Ends a request for prices; the shops that waited are told',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params }) => closeRound(ctx, actor, params.id),
})
