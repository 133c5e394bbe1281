import { acceptProposal } from '#core/bookings/answers/answer-proposal.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { AnswerProposal, BookingId } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/bookings/:id/accept',
  says: 'Take the time that the shop proposes',
  who: signedIn,
  limit: perMinute(20),
  idempotent: true,
  params: BookingId,
  body: AnswerProposal,
  answers: { 200: BookingView, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, params, body }) => acceptProposal(ctx, actor, params.id, body.seenAt),
})
