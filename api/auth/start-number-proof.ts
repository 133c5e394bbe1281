import { startNumberProof } from '#core/auth/number-proof.ts'
import { NumberProofStarted, StartNumberProof } from '#core/contracts/auth.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/auth/number-proof',
  says: 'Get a code to send to our number, which proves the number that it comes from',
  who: anyone,
  limit: perMinute(60),
  body: StartNumberProof,
  answers: { 201: NumberProofStarted },
  handle: ({ ctx, body, client }) => startNumberProof(ctx, body, client),
})
