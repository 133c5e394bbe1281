import { hours } from '#core/rules/time/time.ts'
import { isAgreed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { current, placeLine, wayThere, workOf } from '../../bookings/wording.ts'

/** The other time was taken. */
export const bookingMoved = bookingKind({
  to: ['customer', 'shop'],
  keeps: hours(24),
  stillTrue: isAgreed,
  calendar: true,
  notice: (facts, say) => {
    const { booking, audience, calendarUrl } = facts
    const { moved, calendar } = say.bookingNotices
    const [time, work] = [current(booking, say), workOf(booking, say)]
    if (audience === 'shop')
      return { title: moved.title(booking.code), lines: [moved.toShop(booking.customer.name, time), work] }
    return {
      title: moved.title(booking.shop.name),
      lines: [moved.toCustomer(booking.code, time), work, placeLine(booking, say)],
      links: [...wayThere(facts, say), { label: calendar, url: calendarUrl }],
    }
  },
  template: {
    body: (say) => say.bookingNotices.moved.template,
    variables: ({ booking }, say) => [booking.code, booking.shop.name, current(booking, say), workOf(booking, say)],
  },
})
