import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { accept, keepOldTime } from '../../bookings/buttons.ts'
import { openOffersOf } from '../../bookings/offer-words.ts'
import { current, wanted, workOf } from '../../bookings/wording.ts'
import { shopSays } from '../../money-line.ts'
import { linesOf } from '../../notice.ts'
import { isOneTime } from './offered.ts'

/** The shop asks the driver to come to a confirmed booking at another time. */
export const bookingMoveProposed = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  concerns: isOneTime,
  stillTrue: waitsForCustomer,
  notice: ({ booking }, say) => {
    const { moveProposed, timeProposed, stands } = say.bookingNotices
    const old = current(booking, say)
    const note = openOffersOf(booking, 'shop')[0]?.note ?? ''
    return {
      title: moveProposed.title(booking.shop.name),
      lines: linesOf(
        timeProposed.insteadOf(wanted(booking, say), old),
        workOf(booking, say),
        note !== '' && shopSays(timeProposed.theySay(outsideText(note)), say),
        stands(old),
      ),
      question: moveProposed.question,
      buttons: [accept(say, booking), keepOldTime(say, 'refuse', booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.moveProposed.template,
    variables: ({ booking }, say) => [booking.shop.name, booking.code, wanted(booking, say), current(booking, say)],
    buttons: (say) => [accept(say), keepOldTime(say, 'refuse')],
  },
})
