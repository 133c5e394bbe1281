import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { cancel, move } from '../../bookings/buttons.ts'
import { isConfirmed } from '../../bookings/states.ts'
import { current, endingOf } from '../../bookings/wording.ts'

/** Another time came to nothing: the booking stays as it was. */
export const bookingTimeStands = bookingKind({
  to: ['customer', 'shop'],
  keeps: hours(24),
  stillTrue: isConfirmed,
  notice: (facts, say) => {
    const { booking, audience } = facts
    const { timeStands } = say.bookingNotices
    const time = current(booking, say)
    return {
      title: timeStands.title(booking.code),
      lines: [
        endingOf(facts, say),
        audience === 'customer'
          ? timeStands.toCustomer(booking.shop.name, time)
          : timeStands.toShop(booking.customer.name, time),
      ],
      ...(audience === 'customer' && { buttons: [move(say, booking), cancel(say, booking)] }),
    }
  },
  template: {
    body: (say) => say.bookingNotices.timeStands.template,
    variables: (facts, say) => [
      facts.booking.code,
      facts.booking.shop.name,
      current(facts.booking, say),
      endingOf(facts, say),
    ],
  },
})
