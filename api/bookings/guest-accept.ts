import { acceptProposal } from '#core/bookings/answers/answer-proposal.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { BookingView } from '#core/contracts/bookings.ts'
import { Problem } from '#core/contracts/problem.ts'
import { AnswerProposal, GuestToken } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-bookings/:token/accept',
  says: 'Take the time that the shop proposes for the booking of a private link',
  who: anyone,
  limit: perMinute(20),
  idempotent: true,
  params: GuestToken,
  body: AnswerProposal,
  answers: { 200: BookingView, 404: Problem, 409: Problem },
  handle: ({ ctx, params, body }) => {
    const holder = linkHolder(ctx.config, params.token)
    return acceptProposal(ctx, holder, holder.bookingId, body.seenAt)
  },
})
