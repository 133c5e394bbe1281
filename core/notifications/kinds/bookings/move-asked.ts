import type { BookingView } from '#core/contracts/bookings.ts'
import { waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { deskButtons, shopAnswers } from '../../bookings/buttons.ts'
import { asAskedWords, changesWork, offerWords, openOffersOf, withOffer } from '../../bookings/offer-words.ts'
import { current, phoneLine, wanted, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

/** The driver asks for another time. */
export const bookingMoveAsked = bookingKind({
  to: ['shop'],
  keeps: hours(4),
  stillTrue: waitsForShop,
  notice: ({ booking }, say) => {
    const { moveAsked, stands, held, canYou } = say.bookingNotices
    const other = otherThan(booking)
    const changing = say.changing.ask
    if (other)
      return {
        title: changing.title(booking.customer.name, booking.code),
        lines: linesOf(
          changing.asksFor(offerWords(booking, other, say)),
          changing.now(asAskedWords(booking, say)),
          phoneLine(booking.customer.phone, say),
        ),
        question: canYou,
        buttons: deskButtons(booking, say),
      }
    const [who, time, old] = [booking.customer.name, askedFor(booking, say), current(booking, say)]
    return {
      title: moveAsked.title(booking.code),
      lines: linesOf(
        booking.move ? moveAsked.asksInstead(who, time, old) : moveAsked.asks(who, time),
        workOf(booking, say),
        phoneLine(booking.customer.phone, say),
        booking.move ? stands(old) : held,
      ),
      question: canYou,
      buttons: deskButtons(booking, say),
    }
  },
  template: {
    body: (say) => say.bookingNotices.moveAsked.template,
    variables: ({ booking }, say) => [
      booking.customer.name,
      booking.code,
      wanted(booking, say),
      workOf(openOffersOf(booking, 'customer').reduce(withOffer, booking), say),
    ],
    buttons: shopAnswers,
  },
})

/** What the driver offers, if that is not only another time. */
const otherThan = (booking: BookingView) => openOffersOf(booking, 'customer').find((one) => changesWork(booking, one))

/** What the driver offers, or the other time of a request that nobody has answered. */
function askedFor(booking: BookingView, say: Texts): string {
  const [offer] = openOffersOf(booking, 'customer')
  return offer ? offerWords(booking, offer, say) : wanted(booking, say)
}
