import { wasRequest } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { others } from '../../bookings/buttons.ts'
import { planned, workOf } from '../../bookings/wording.ts'

/** Confirms to the driver what they called off themselves; the e-mail takes the entry out of their calendar. */
export const bookingWithdrawn = bookingKind({
  to: ['customer'],
  channels: ['email'],
  keeps: hours(24),
  calendar: true,
  notice: ({ booking }, say) => {
    const { calledOff } = say.bookingNotices
    return {
      title: calledOff.title(booking.code, wasRequest(booking)),
      lines: [calledOff.what(workOf(booking, say), planned(booking, say), booking.shop.name)],
      buttons: [others(say, booking)],
    }
  },
})
