import { hours } from '#core/rules/time/time.ts'
import { isChangeable, isConfirmed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { cancel, move } from '../../bookings/buttons.ts'
import { current, phoneLine, placeLine, placeOf, wayThere, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

export const bookingReminder = bookingKind({
  to: ['customer'],
  keeps: hours(2),
  stillTrue: isConfirmed,
  calendar: true,
  notice: (facts, say) => {
    const { booking, now } = facts
    const links = wayThere(facts, say)
    return {
      title: say.bookingNotices.reminder.title(booking.shop.name),
      lines: linesOf(
        current(booking, say),
        workOf(booking, say),
        placeLine(booking, say),
        phoneLine(booking.shop.phone, say),
        say.bookingNotices.reference(booking.code),
      ),
      ...(links.length > 0 && { links }),
      ...(isChangeable(booking, now) && { buttons: [move(say, booking), cancel(say, booking)] }),
    }
  },
  template: {
    body: (say) => say.bookingNotices.reminder.template,
    variables: ({ booking, directionsUrl }, say) => [
      booking.code,
      booking.shop.name,
      current(booking, say),
      workOf(booking, say),
      placeOf(booking),
      directionsUrl,
    ],
  },
})
