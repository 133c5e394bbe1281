import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { accept, keepOldTime } from '../../bookings/buttons.ts'
import { current, wanted, workOf } from '../../bookings/wording.ts'
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
    return {
      title: moveProposed.title(booking.shop.name),
      lines: [timeProposed.insteadOf(wanted(booking, say), old), workOf(booking, say), stands(old)],
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
