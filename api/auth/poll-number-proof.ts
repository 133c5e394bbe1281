import { pollNumberProof } from '#core/auth/number-proof.ts'
import { NumberProofState, PollToken } from '#core/contracts/auth.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/auth/number-proof/:token',
  says: 'Whether the code has come in, and what the phone said',
  who: anyone,
  limit: perMinute(120),
  params: PollToken,
  answers: { 200: NumberProofState, 404: Problem },
  handle: ({ ctx, params }) => pollNumberProof(ctx, params.token),
})
