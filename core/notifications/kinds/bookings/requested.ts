import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { asked, phoneLine, placeLine, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

/** Confirms the request to the driver. A driver who asked in the chat has read it there, so it goes by e-mail only. */
export const bookingRequested = bookingKind({
  to: ['customer'],
  channels: ['email'],
  keeps: hours(24),
  notice: ({ booking }, say) => {
    const { requested, total, reference } = say.bookingNotices
    const time = asked(booking, say)
    return {
      title: requested.title(booking.shop.name),
      lines: linesOf(
        booking.preferredStart ? requested.held(time) : requested.willPropose(time),
        workOf(booking, say),
        ...booking.cautions.map(say.cautions.one),
        placeLine(booking, say),
        phoneLine(booking.shop.phone, say),
        total(formatRand(booking.totalCents)),
        reference(booking.code),
      ),
    }
  },
})
