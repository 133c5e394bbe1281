import type { BookingView } from '#core/contracts/bookings.ts'
import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { formatRand } from '#core/rules/format.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { accept, refuse } from '../../bookings/buttons.ts'
import { asked, planned, workOf } from '../../bookings/wording.ts'
import { shopSays } from '../../money-line.ts'
import { linesOf } from '../../notice.ts'
import { isOneTime } from './offered.ts'

/** The shop answers a request with another time. */
export const bookingTimeProposed = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  concerns: isOneTime,
  stillTrue: waitsForCustomer,
  notice: ({ booking }, say) => {
    const { title, titleFewer, question } = say.bookingNotices.timeProposed
    const sameTime = booking.preferredStart !== null && booking.preferredStart === booking.slotStart
    return {
      title: (sameTime ? titleFewer : title)(booking.shop.name),
      lines: linesOf(timeLine(booking, say), ...offeredLines(booking, say)),
      question,
      buttons: [accept(say, booking), refuse(say, booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.timeProposed.template,
    variables: ({ booking }, say) => [
      booking.shop.name,
      booking.code,
      [proposed(booking, say), ...offeredLines(booking, say).slice(0, booking.offered ? undefined : 0)].join(', '),
      asked(booking, say),
    ],
    buttons: (say) => [accept(say), refuse(say)],
  },
})

function timeLine(booking: BookingView, say: Texts): string {
  const time = proposed(booking, say)
  const isSame = booking.preferredStart === booking.slotStart
  return booking.preferredStart && !isSame ? say.bookingNotices.timeProposed.insteadOf(time, asked(booking, say)) : time
}

/** The tyres, if the shop has fewer than asked for with the total of those, and what the shop says about it. */
function offeredLines(booking: BookingView, say: Texts): string[] {
  const { quantity, totalCents, note } = booking.offered ?? { quantity: null, totalCents: 0, note: '' }
  const { only, theySay } = say.bookingNotices.timeProposed
  const work = workOf({ ...booking, quantity: quantity ?? booking.quantity }, say)
  const what = quantity === null ? work : only(work, booking.quantity ?? quantity, formatRand(totalCents))
  return [what, ...(note ? [shopSays(theySay(outsideText(note)), say)] : [])]
}

const proposed = (booking: BookingView, say: Texts): string => planned({ ...booking, appointmentStart: null }, say)
