import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../../bookings/booking-kind.ts'
import { writeToShop } from '../../../bookings/buttons.ts'
import { doneTotal, workOf } from '../../../bookings/wording.ts'

/** What was done came to something else than was said at first. */
export const bookingDoneCorrected = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  stillTrue: ({ status }) => status === 'completed',
  notice: ({ booking }, say) => ({
    title: say.bookingNotices.doneCorrected.title(booking.shop.name),
    lines: [workOf(booking, say), doneTotal(booking, say), say.bookingNotices.reference(booking.code)],
    buttons: [writeToShop(say, booking)],
  }),
  template: {
    body: (say) => say.bookingNotices.doneCorrected.template,
    variables: ({ booking }, say) => [booking.shop.name, booking.code, workOf(booking, say), doneTotal(booking, say)],
    buttons: (say) => [writeToShop(say)],
  },
})
