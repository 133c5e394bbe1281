import type { BookingView } from '#core/contracts/bookings.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { offersInline } from '../../bookings/offer-words.ts'
import { doneTotal, planned, workOf } from '../../bookings/wording.ts'
import { offersLeft, standing } from './offers-ended.ts'

/** The shop has taken back its last answer: what holds now. */
export const bookingTakenBack = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  calendar: true,
  notice: (facts, say) => {
    const { booking, takenBack } = facts
    const { title, what } = say.bookingNotices.takenBack
    const offers = booking.offers.filter(({ id }) => takenBack?.offers.includes(id))
    return {
      title: title(booking.shop.name, takenBack?.undone),
      ...(offers.length > 0
        ? { lines: [what(offersInline(booking, offers, say)), standing(facts, say)], ...offersLeft(facts, say) }
        : { lines: [holding(booking, say), workOf(booking, say)] }),
    }
  },
  template: {
    body: (say) => say.bookingNotices.takenBack.template,
    variables: ({ booking }, say) => [booking.shop.name, booking.code, holding(booking, say)],
  },
})

const holding = (booking: BookingView, say: Texts): string => {
  const { waits, waitsForYou, stands, done } = say.bookingNotices.takenBack
  const time = planned(booking, say)
  if (booking.status === 'completed') return done(booking.code, doneTotal(booking, say))
  if (booking.status !== 'pending') return stands(booking.code, time)
  return booking.awaiting === 'customer' ? waitsForYou(booking.code, time) : waits(booking.code, time)
}
