import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { planned } from '../../bookings/wording.ts'

export const bookingProposalDeclined = bookingKind({
  to: ['shop'],
  keeps: hours(24),
  notice: ({ booking }, { bookingNotices: say }) => ({
    title: say.proposalDeclined.title(booking.code),
    lines: [say.proposalDeclined.what(booking.customer.name)],
  }),
  template: {
    body: (say) => say.bookingNotices.proposalDeclined.template,
    variables: ({ booking }, say) => [booking.customer.name, booking.code, planned(booking, say)],
  },
})
