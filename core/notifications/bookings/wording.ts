import type { BookingView, PriceLine } from '#core/contracts/bookings.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import type { Texts } from '#core/texts/texts.ts'
import { waysToPay } from '#core/texts/ways-to-pay.ts'
import { dayWords, momentWords } from '#core/texts/when.ts'
import { shopSays } from '../money-line.ts'
import type { BookingFacts } from './booking-facts.ts'

const moment = (at: string | null | undefined, { dates, bookingNotices }: Texts): string =>
  at ? momentWords(at, dates) : bookingNotices.toBeAgreed

/** The agreed or held time. */
export const current = ({ appointmentStart, slotStart }: BookingView, say: Texts): string =>
  moment(appointmentStart ?? slotStart, say)

/** The other time that one side asks for. */
export const wanted = ({ move, slotStart }: BookingView, say: Texts): string => moment(move?.start ?? slotStart, say)

/** The agreed or held time, else the time that the driver asked for first. */
export const planned = ({ appointmentStart, slotStart, preferredStart }: BookingView, say: Texts): string =>
  moment(appointmentStart ?? slotStart ?? preferredStart, say)

/** The time that the driver asked for first, or the day, or any time. */
export const asked = ({ preferredStart, preferredDate }: BookingView, say: Texts): string => {
  if (preferredStart) return moment(preferredStart, say)
  const { anyTimeOn, anyTimeThatSuits } = say.bookingNotices
  return preferredDate ? anyTimeOn(dayWords(preferredDate, say.dates)) : anyTimeThatSuits
}

/** What the total is made of: each sum by its name. */
export const sumsOf = ({ lines }: BookingView, { serviceNames, search }: Texts): string => {
  const services: Partial<Record<string, string>> = serviceNames
  const nameOf = ({ what, service, name }: PriceLine) => (service && services[service]) ?? name ?? search.line[what]
  return lines.map((line) => `${outsideText(nameOf(line))} ${formatRand(line.totalCents)}`).join(', ')
}

const address = ({ shop }: BookingView): string => [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')

/** The place of the work, as a line of a notice. */
export const placeLine = (booking: BookingView, { bookingNotices: say }: Texts): string =>
  booking.locationType === 'mobile' ? say.comeTo(booking.address ?? say.you) : address(booking)

/** The place of the work, as a variable of a template. */
export const placeOf = (booking: BookingView): string =>
  booking.locationType === 'mobile' ? (booking.address ?? '') : address(booking)

/** The way to the shop, unless the shop comes to the driver. */
export const wayThere = ({ booking, directionsUrl }: BookingFacts, { bookingNotices: say }: Texts) =>
  booking.locationType === 'mobile' ? [] : [{ label: say.directions, url: directionsUrl }]

/** The shop on the map, unless the shop comes to the driver. */
export const pinOf = (booking: BookingView) =>
  booking.locationType === 'mobile'
    ? {}
    : { pin: { lat: booking.shop.lat, lng: booking.shop.lng, name: booking.shop.name, address: address(booking) } }

export const phoneLine = (phone: string | null, { bookingNotices: say }: Texts): string | undefined =>
  phone ? say.phone(formatPhone(phone)) : undefined

/** How the driver pays there; undefined if the shop has not told it. */
export const payLine = ({ shop }: BookingView, say: Texts): string | undefined => {
  const ways = waysToPay(shop, say)
  return ways && say.payment.atTheShop(ways)
}

const ownReasons = new Set<string>(Object.values(cancelReasons))

/** A person's own words for declining or cancelling; the notice itself words the product's reasons. */
export const reasonOf = ({ cancelReason, cancelledBy }: BookingView, texts: Texts): string | undefined => {
  const { bookingNotices: say, beside } = texts
  if (cancelReason === cancelReasons.noShow) return say.nobodyCame
  if (cancelReason === cancelReasons.shopBlocked) return say.shopGone
  if (cancelReason === cancelReasons.takenElsewhere) return beside.takenElsewhere
  if (!cancelReason || ownReasons.has(cancelReason)) return undefined
  return cancelledBy === 'shop' ? shopSays(cancelReason, texts) : cancelReason
}

/** How a question for another time ended, as a sentence. */
export function endingOf({ booking: { shop, customer }, moveEnded }: BookingFacts, { bookingNotices: say }: Texts) {
  const [asker, other] = moveEnded?.askedBy === 'shop' ? [shop.name, customer.name] : [customer.name, shop.name]
  if (moveEnded?.why === 'withdrawn') return say.withdrawn(asker)
  return moveEnded?.why === 'unanswered' ? say.unanswered(other) : say.doesNotSuit(other)
}

/** What was quoted beside what it came to; only the total if they are the same. */
export const doneTotal = (booking: BookingView, { bookingNotices: say }: Texts): string =>
  quotedAndDone(booking, { bookingNotices: say }) ??
  say.total(formatRand(booking.done?.totalCents ?? booking.totalCents))

/** Both totals, if they differ. */
export const quotedAndDone = (
  { totalCents, done }: BookingView,
  { bookingNotices: say }: Pick<Texts, 'bookingNotices'>,
): string | undefined =>
  done && done.totalCents !== totalCents
    ? say.quotedAndDone(formatRand(totalCents), formatRand(done.totalCents))
    : undefined

/** The car can be collected, or the one who waits has it back. */
export const readyLine = ({ locationType }: BookingView, { bookingNotices: { ready, completed } }: Texts): string =>
  locationType === 'drop_off' ? completed.fetch : ready.car

export const workOf = (booking: BookingView, say: Texts): string => say.booking.work(booking)
