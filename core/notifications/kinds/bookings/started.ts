import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { workOf } from '../../bookings/wording.ts'

/** The work has begun. By e-mail it would come too late to be of use. */
export const bookingStarted = bookingKind({
  to: ['customer'],
  channels: ['whatsapp', 'in_app', 'push'],
  keeps: hours(2),
  notice: ({ booking }, say) => ({
    title: say.bookingNotices.started.title(booking.shop.name),
    lines: [workOf(booking, say), say.bookingNotices.reference(booking.code)],
  }),
  template: {
    body: (say) => say.bookingNotices.started.template,
    variables: ({ booking }, say) => [booking.shop.name, booking.code, workOf(booking, say)],
  },
})
