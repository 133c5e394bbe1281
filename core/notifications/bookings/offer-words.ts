import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import type { Button } from '#core/messaging/content.ts'
import { formatRand } from '#core/rules/format.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords, shortDay } from '#core/texts/when.ts'
import { shopSays } from '../money-line.ts'

export const openOffersOf = ({ offers }: BookingView, by?: BookingOffer['by']): BookingOffer[] =>
  offers.filter((one) => one.state === 'open' && (by === undefined || one.by === by))

/** It changes the time, and beside it at most the number of tyres. */
export const isOfTime = (booking: BookingView, { tyre, rear, services, quantity, totalCents }: BookingOffer): boolean =>
  tyre === null && rear === null && services === null && (quantity !== null || totalCents === booking.totalCents)

/** It changes the tyres, their number, the work or the price, whatever it says of the time. */
export const changesWork = (booking: BookingView, offer: BookingOffer): boolean =>
  offer.quantity !== null || !isOfTime(booking, offer)

/** It changes nothing: the shop can do what was asked for, and the driver has others to choose from. */
export const isAsAsked = (booking: BookingView, offer: BookingOffer): boolean =>
  isOfTime(booking, offer) && offer.start === null && offer.quantity === null

/** The booking as it is once the offer is taken. */
export const withOffer = (booking: BookingView, offer: BookingOffer): BookingView => ({
  ...booking,
  tyre: offer.tyre ?? booking.tyre,
  quantity: offer.quantity ?? booking.quantity,
  rear: offer.rear ?? booking.rear,
  services: offer.services ?? booking.services,
  totalCents: offer.totalCents,
})

/** What the offer changes, in one line: time, tyres and work, total, and what its maker says about it. */
export function offerWords(booking: BookingView, offer: BookingOffer, say: Texts): string {
  if (isAsAsked(booking, offer)) return asAskedWords(booking, say)
  const isOtherWork = Boolean(offer.tyre ?? offer.rear ?? offer.services) || offer.quantity !== null
  const isOtherTotal = offer.totalCents !== booking.totalCents
  return [
    offer.start && momentWords(offer.start, say.dates),
    isOtherWork && say.booking.work(withOffer(booking, offer)),
    (isOtherWork || isOtherTotal) && say.offers.total(formatRand(offer.totalCents)),
    offer.note && noteOf(offer, say),
  ]
    .filter(Boolean)
    .join(', ')
}

const noteOf = ({ note, by }: BookingOffer, say: Texts): string =>
  by === 'shop' ? shopSays(`“${outsideText(note)}”`, say) : `“${outsideText(note)}”`

/** What was asked for, in one line. */
export const asAskedWords = (booking: BookingView, say: Texts): string =>
  [
    booking.slotStart && momentWords(booking.slotStart, say.dates),
    say.booking.work(booking),
    say.offers.total(formatRand(booking.totalCents)),
  ]
    .filter(Boolean)
    .join(', ')

/** The offers one below the other, numbered if there are several. */
export const offerLines = (booking: BookingView, offers: readonly BookingOffer[], say: Texts): string[] =>
  offers.map((one, at) => `${offers.length > 1 ? `${at + 1}. ` : ''}${offerWords(booking, one, say)}`)

/** The same on one line, as a variable of a template or in a sentence. */
export const offersInline = (booking: BookingView, offers: readonly BookingOffer[], say: Texts): string =>
  offers.map((one, at) => `${offers.length > 1 ? `(${at + 1}) ` : ''}${offerWords(booking, one, say)}`).join('; ')

/** What the offer changes, on a button: 'Mon 10:00', 'Firestone R6 720', '3 tyres'. */
export function offerTitle(booking: BookingView, offer: BookingOffer, say: Texts): string {
  const { start, tyre, quantity, totalCents } = offer
  const parts = [
    start && shortTime(start, say),
    tyre?.brand,
    quantity !== null && say.offers.tyres(quantity),
    !start && totalCents !== booking.totalCents && formatRand(totalCents),
  ].filter((one) => typeof one === 'string')
  const [first = formatRand(totalCents), ...others] = parts
  return others.reduce((title, part) => (title.length + part.length < MAX_TITLE ? `${title} ${part}` : title), first)
}

const MAX_TITLE = 20

/** 'Mon 10:00' */
export const shortTime = (start: string, say: Texts): string => {
  const at = new Date(start)
  const [weekday = ''] = shortDay(localDate(at, JOHANNESBURG), say.dates).split(' ')
  return `${weekday} ${localTime(at, JOHANNESBURG)}`
}

/** The id of the button that takes this very offer. */
export const takeId = (bookingId: string, offerId: string): string => `booking:take:${bookingId}:${offerId}`

/** One button for each offer; titles that are the same are told apart by a number. */
export function offerButtons(booking: BookingView, offers: readonly BookingOffer[], say: Texts): Button[] {
  const titles = offers.map((one) => offerTitle(booking, one, say))
  return offers.map((one, at) => {
    const title = titles[at] ?? ''
    const isDouble = titles.filter((other) => other === title).length > 1
    return { id: takeId(booking.id, one.id), title: isDouble ? `${at + 1}. ${title}`.slice(0, 20) : title }
  })
}
