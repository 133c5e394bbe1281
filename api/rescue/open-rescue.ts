import { openRound } from '#core/rescue/open-round.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /rescues', {
  summary: 'Asks the shops that come out now, all together',
  access: signedIn,
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, body }) => openRound(ctx, actor, body),
})
