import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { rate } from '../../bookings/buttons.ts'
import { phoneLine, quotedAndDone, readyLine, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

/** The work is done; the driver is asked for stars. */
export const bookingCompleted = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  notice: ({ booking }, say) => {
    const { completed } = say.bookingNotices
    return {
      title: completed.title(booking.shop.name),
      lines: linesOf(
        workOf(booking, say),
        quotedAndDone(booking, say),
        booking.locationType !== 'mobile' && booking.readyAt === null && readyLine(booking, say),
        phoneLine(booking.shop.phone, say),
        completed.wheelNuts,
      ),
      question: completed.question,
      buttons: [rate(say, booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.completed.template,
    variables: ({ booking }, say) => [
      booking.shop.name,
      booking.code,
      linesOf(workOf(booking, say), quotedAndDone(booking, say)).join(', '),
    ],
    buttons: (say) => [rate(say)],
  },
})
