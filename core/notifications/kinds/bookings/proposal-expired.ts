import { hours } from '#core/rules/time/time.ts'
import { customerWasSilent } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { wanted } from '../../bookings/wording.ts'

/** A request ended because the driver did not answer the proposed time. */
export const bookingProposalExpired = bookingKind({
  to: ['shop'],
  keeps: hours(24),
  concerns: customerWasSilent,
  notice: ({ booking }, { bookingNotices: say }) => ({
    title: say.proposalExpired.title(booking.code),
    lines: [say.proposalExpired.what(booking.customer.name)],
  }),
  template: {
    body: (say) => say.bookingNotices.proposalExpired.template,
    variables: ({ booking }, say) => [booking.customer.name, booking.code, wanted(booking, say)],
  },
})
