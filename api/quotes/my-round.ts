import { myRound } from '#core/quotes/rounds/my-rounds.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /quote-rounds/:id', {
  summary: 'Shows the answers of all shops to one request for prices',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => myRound(ctx, actor, params.id),
})
