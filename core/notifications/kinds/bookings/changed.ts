import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { isAgreed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { current, workOf } from '../../bookings/wording.ts'

/** A change of a confirmed booking was agreed, which leaves its time as it is. */
export const bookingChanged = bookingKind({
  to: ['customer', 'shop'],
  keeps: hours(24),
  stillTrue: isAgreed,
  calendar: true,
  notice: ({ booking, audience }, say) => {
    const { title, toShop, toCustomer } = say.offers.changed
    return {
      title: title(booking.code),
      lines: [
        audience === 'shop' ? toShop(booking.customer.name) : toCustomer(booking.shop.name),
        workOf(booking, say),
        current(booking, say),
        say.offers.total(formatRand(booking.totalCents)),
      ],
    }
  },
  template: {
    body: (say) => say.offers.changed.template,
    variables: ({ booking }, say) => [
      booking.code,
      booking.shop.name,
      workOf(booking, say),
      current(booking, say),
      formatRand(booking.totalCents),
    ],
  },
})
