import type { BookingView } from '#core/contracts/bookings.ts'
import { waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { deskButtons, shopAnswers } from '../../bookings/buttons.ts'
import { current, wanted, workOf } from '../../bookings/wording.ts'

/** The shop has let opening hours pass without an answer. */
export const bookingUnanswered = bookingKind({
  to: ['shop'],
  keeps: hours(2),
  stillTrue: waitsForShop,
  notice: ({ booking }, say) => {
    const { stillUnanswered, stands, canYou, anyTime } = say.bookingNotices
    const old = current(booking, say)
    return {
      title: stillUnanswered.title(booking.customer.name),
      lines: [
        booking.move
          ? stillUnanswered.move(wanted(booking, say), old, booking.code)
          : stillUnanswered.request(booking.code, timeOr(anyTime, booking, say)),
        workOf(booking, say),
        booking.move ? stands(old) : stillUnanswered.otherwise,
      ],
      question: canYou,
      buttons: deskButtons(booking, say),
    }
  },
  template: {
    body: (say) => say.bookingNotices.stillUnanswered.template,
    variables: ({ booking }, say) => [
      booking.customer.name,
      booking.code,
      timeOr(say.bookingNotices.anyTimeThatSuits, booking, say),
      workOf(booking, say),
    ],
    buttons: shopAnswers,
  },
})

const timeOr = (anyTime: string, booking: BookingView, say: Texts): string =>
  booking.slotStart ? wanted(booking, say) : anyTime
