import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../../bookings/booking-kind.ts'
import { newTime, others, writeToShop } from '../../../bookings/buttons.ts'
import { phoneLine, planned, workOf } from '../../../bookings/wording.ts'
import { linesOf } from '../../../notice.ts'

/** Nobody came. The driver was missed, and may want another time for the same work. */
export const bookingMissed = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  stillTrue: ({ cancelReason }) => cancelReason === cancelReasons.noShow,
  calendar: true,
  notice: ({ booking }, say) => ({
    title: say.bookingNotices.missed.title(booking.shop.name),
    lines: linesOf(
      say.bookingNotices.missed.what(planned(booking, say)),
      workOf(booking, say),
      phoneLine(booking.shop.phone, say),
    ),
    question: say.bookingNotices.missed.question,
    buttons: [newTime(say, booking), writeToShop(say, booking), others(say, booking)],
  }),
  template: {
    body: (say) => say.bookingNotices.missed.template,
    variables: ({ booking }, say) => [booking.shop.name, planned(booking, say), booking.code, workOf(booking, say)],
    buttons: (say) => [newTime(say), writeToShop(say), others(say)],
  },
})
