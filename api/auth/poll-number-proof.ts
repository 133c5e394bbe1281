import { pollNumberProof } from '#core/auth/number-proof.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/number-proof/state', {
  summary: 'Tells if the code has arrived, and what the phone said',
  access: anyone,
  rateLimit: perMinute(120),
  handle: ({ ctx, body }) => pollNumberProof(ctx, body.token),
})
