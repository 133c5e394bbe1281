import { declineProposal } from '#core/bookings/answers/answer-proposal.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookings/:id/decline', {
  summary: 'Declines the time that the shop proposes: a request ends, a confirmed booking stays as it was',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => declineProposal(ctx, actor, params.id, body.seenAt),
})
