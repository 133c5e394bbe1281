import { acceptProposal } from '#core/bookings/answers/answer-proposal.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookings/:id/accept', {
  summary: 'Accepts the time that the shop proposes',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => acceptProposal(ctx, actor, params.id, body.seenAt),
})
