import { myRounds } from '#core/quotes/rounds/my-rounds.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /quote-rounds', {
  summary: 'Lists what I asked shops for, newest first, with their answers',
  access: signedIn,
  rateLimit: perMinute(120),
  handle: ({ ctx, actor }) => myRounds(ctx, actor),
})
