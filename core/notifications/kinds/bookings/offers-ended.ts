import type { BookingView } from '#core/contracts/bookings.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingFacts } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { deskButtons, none } from '../../bookings/buttons.ts'
import { offerButtons, offersInline, openOffersOf } from '../../bookings/offer-words.ts'
import { current } from '../../bookings/wording.ts'

/** Offers were taken back or nobody took them in time: what ended, and what holds now. */
export const bookingOffersEnded = bookingKind({
  to: ['shop', 'customer'],
  keeps: hours(24),
  stillTrue: ({ status }) => status === 'pending' || status === 'confirmed',
  notice: (facts, say) => ({
    title: say.offers.ended.title(facts.booking.code),
    lines: [endedWords(facts, say), standing(facts, say)],
    ...offersLeft(facts, say),
  }),
  template: {
    body: (say) => say.offers.ended.template,
    variables: (facts, say) => [facts.booking.code, facts.booking.shop.name, standing(facts, say)],
  },
})

/** What has ended, and by whom. */
export function endedWords({ booking, moveEnded }: BookingFacts, say: Texts): string {
  const { withdrawn, lapsed, declined } = say.offers.ended
  const [state, why] = [stateOf[moveEnded?.why ?? 'unanswered'], moveEnded?.why]
  const what = offersInline(
    booking,
    booking.offers.filter((one) => one.state === state),
    say,
  )
  const [asker, other] = sides(booking, moveEnded?.askedBy)
  if (why === 'withdrawn') return withdrawn(asker, what)
  return why === 'declined' ? declined(other, what) : lapsed(what)
}

const stateOf = { withdrawn: 'withdrawn', unanswered: 'lapsed', declined: 'declined' } as const

const sides = ({ shop, customer }: BookingView, askedBy: 'shop' | 'customer' = 'shop') =>
  askedBy === 'shop' ? ([shop.name, customer.name] as const) : ([customer.name, shop.name] as const)

/** What holds now: other offers, the request itself, or the appointment. */
export function standing({ booking, audience }: BookingFacts, say: Texts): string {
  const { still, waits, waitsForYou, stands } = say.offers.ended
  const open = openOffersOf(booking)
  if (open.length > 0) return still(offersInline(booking, open, say))
  const time = current(booking, say)
  if (booking.status !== 'pending') return stands(time)
  return audience === 'customer' ? waits(booking.shop.name, time) : waitsForYou(booking.customer.name, time)
}

export function offersLeft({ booking, audience }: BookingFacts, say: Texts) {
  const open = openOffersOf(booking, 'shop')
  if (audience === 'customer' && open.length > 0)
    return { buttons: [...offerButtons(booking, open, say), ...(open.length < 3 ? [none(say, booking)] : [])] }
  return audience === 'shop' && booking.awaiting === 'shop' ? { buttons: deskButtons(booking, say) } : {}
}
