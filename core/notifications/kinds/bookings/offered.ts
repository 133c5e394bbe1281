import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { accept, none, refuse, takeNumber } from '../../bookings/buttons.ts'
import {
  isAsAsked,
  isOfTime,
  offerButtons,
  offerLines,
  offersInline,
  openOffersOf,
  takeId,
} from '../../bookings/offer-words.ts'
import { asked, current, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

const offersOf = (booking: BookingView) => openOffersOf(booking, 'shop')

/** One other time, which has notices of its own. */
export const isOneTime = (booking: BookingView): boolean => {
  const [only, ...others] = offersOf(booking)
  if (!only || others.length > 0 || isAsAsked(booking, only) || !isOfTime(booking, only)) return false
  return booking.status === 'pending' || (only.start !== null && only.quantity === null)
}

/** The shop makes one, two or three offers, each of which is a tap away. A template has as many buttons as it has. */
const offered = (count: 1 | 2 | 3) =>
  bookingKind({
    to: ['customer'],
    keeps: hours(24),
    concerns: (booking) => offersOf(booking).length === count && !isOneTime(booking),
    stillTrue: waitsForCustomer,
    notice: ({ booking }, say) => {
      const { title, titleSeveral, question, which, whichOrNo } = say.offers.offered
      const open = offersOf(booking)
      return {
        title: open.length > 1 ? titleSeveral(booking.shop.name, open.length) : title(booking.shop.name),
        lines: linesOf(...offerLines(booking, open, say), soFar(booking, say)),
        question: count === 1 ? question : count === 2 ? which : whichOrNo,
        buttons: [
          ...(count === 1
            ? [{ ...accept(say), ...only(booking, open) }, refuse(say, booking)]
            : offerButtons(booking, open, say)),
          ...(count === 2 ? [none(say, booking)] : []),
        ],
      }
    },
    template: {
      body: ({ offers: { offered } }) =>
        count === 1 ? offered.template : count === 2 ? offered.templateTwo : offered.templateThree,
      variables: ({ booking }, say) => [
        booking.shop.name,
        booking.code,
        offersInline(booking, offersOf(booking).slice(0, count), say),
        soFar(booking, say),
      ],
      buttons: (say) =>
        count === 1
          ? [accept(say), refuse(say)]
          : [takeNumber(say, 1), takeNumber(say, 2), count === 2 ? none(say) : takeNumber(say, 3)],
    },
  })

/** Names the offer itself, so that a late tap hears what became of it. */
const only = ({ id }: BookingView, [offer]: readonly BookingOffer[]) => (offer ? { id: takeId(id, offer.id) } : {})

const soFar = (booking: BookingView, say: Texts): string =>
  booking.status === 'confirmed'
    ? say.offers.offered.agreed(current(booking, say), workOf(booking, say))
    : say.offers.offered.asked(asked(booking, say), workOf(booking, say))

export const bookingOffered = offered(1)
export const bookingOfferedTwo = offered(2)
export const bookingOfferedThree = offered(3)
