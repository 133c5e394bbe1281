import { startNumberProof } from '#core/auth/number-proof.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /auth/number-proof', {
  summary: 'Gives a code to send to our number, which proves the number that sends it',
  access: anyone,
  rateLimit: perMinute(60),
  handle: ({ ctx, body, client }) => startNumberProof(ctx, body, client),
})
