import type { BookingView } from '#core/contracts/bookings.ts'
import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { accept, refuse } from '../../bookings/buttons.ts'
import { asked, planned, workOf } from '../../bookings/wording.ts'

/** The shop answers a request with another time. */
export const bookingTimeProposed = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  stillTrue: waitsForCustomer,
  notice: ({ booking }, say) => {
    const { title, insteadOf, question } = say.bookingNotices.timeProposed
    const time = proposed(booking, say)
    return {
      title: title(booking.shop.name),
      lines: [booking.preferredStart ? insteadOf(time, asked(booking, say)) : time, workOf(booking, say)],
      question,
      buttons: [accept(say, booking), refuse(say, booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.timeProposed.template,
    variables: ({ booking }, say) => [booking.shop.name, booking.code, proposed(booking, say), asked(booking, say)],
    buttons: (say) => [accept(say), refuse(say)],
  },
})

const proposed = (booking: BookingView, say: Texts): string => planned({ ...booking, appointmentStart: null }, say)
