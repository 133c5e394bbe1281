import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../../bookings/booking-kind.ts'
import { phoneLine, readyLine, wayThere, workOf } from '../../../bookings/wording.ts'
import { linesOf } from '../../../notice.ts'

/** The car can be collected; the bill may still be to come. */
export const bookingReady = bookingKind({
  to: ['customer'],
  keeps: hours(12),
  stillTrue: ({ status }) => status === 'in_progress' || status === 'completed',
  notice: (facts, say) => {
    const { booking } = facts
    const { ready, total, reference } = say.bookingNotices
    const links = booking.locationType === 'drop_off' ? wayThere(facts, say) : []
    return {
      title: ready.title(booking.shop.name),
      lines: linesOf(
        readyLine(booking, say),
        workOf(booking, say),
        total(formatRand(booking.totalCents)),
        phoneLine(booking.shop.phone, say),
        reference(booking.code),
      ),
      ...(links.length > 0 && { links }),
    }
  },
  template: {
    body: (say) => say.bookingNotices.ready.template,
    variables: ({ booking }, say) => [
      booking.shop.name,
      booking.code,
      workOf(booking, say),
      formatRand(booking.totalCents),
    ],
  },
})
