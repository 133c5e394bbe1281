import { hours } from '#core/rules/time/time.ts'
import { isAgreed, wasProposed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { planned, workOf } from '../../bookings/wording.ts'

/** The driver took the time that the shop had proposed. */
export const bookingAccepted = bookingKind({
  to: ['shop'],
  keeps: hours(24),
  concerns: wasProposed,
  stillTrue: isAgreed,
  calendar: true,
  notice: ({ booking }, say) => ({
    title: say.bookingNotices.accepted.title(booking.code),
    lines: [say.bookingNotices.accepted.comes(booking.customer.name, planned(booking, say)), workOf(booking, say)],
  }),
  template: {
    body: (say) => say.bookingNotices.accepted.template,
    variables: ({ booking }, say) => [booking.customer.name, booking.code, planned(booking, say), workOf(booking, say)],
  },
})
