import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { others } from '../../bookings/buttons.ts'
import { asked, reasonOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

export const bookingDeclined = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  notice: ({ booking }, say) => {
    const { declined } = say.bookingNotices
    const reason = reasonOf(booking, say)
    return {
      title: declined.title(booking.shop.name),
      lines: linesOf(
        declined.what(booking.code, asked(booking, say)),
        reason && declined.reason(reason),
        declined.next,
      ),
      buttons: [others(say, booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.declined.template,
    variables: ({ booking }, say) => [
      booking.shop.name,
      booking.code,
      asked(booking, say),
      reasonOf(booking, say) ?? say.bookingNotices.notGiven,
    ],
    buttons: (say) => [others(say)],
  },
})
