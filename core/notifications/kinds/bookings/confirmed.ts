import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { isAgreed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { payLine, phoneLine, pinOf, placeLine, placeOf, planned, wayThere, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

export const bookingConfirmed = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  stillTrue: isAgreed,
  calendar: true,
  notice: (facts, say) => {
    const { booking, calendarUrl } = facts
    const { confirmed, total, reference, calendar } = say.bookingNotices
    return {
      title: confirmed.title(booking.shop.name),
      lines: linesOf(
        planned(booking, say),
        workOf(booking, say),
        placeLine(booking, say),
        phoneLine(booking.shop.phone, say),
        total(formatRand(booking.totalCents)),
        payLine(booking, say),
        reference(booking.code),
      ),
      links: [...wayThere(facts, say), { label: calendar, url: calendarUrl }],
      ...pinOf(booking),
    }
  },
  template: {
    body: (say) => say.bookingNotices.confirmed.template,
    variables: ({ booking, directionsUrl, calendarUrl }, say) => [
      booking.code,
      booking.shop.name,
      planned(booking, say),
      workOf(booking, say),
      placeOf(booking),
      directionsUrl,
      calendarUrl,
    ],
  },
})
