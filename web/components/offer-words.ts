import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { momentWords } from '#web/lib/dates.ts'

export const openOffers = ({ offers }: BookingView, by?: BookingOffer['by']): BookingOffer[] =>
  offers.filter((one) => one.state === 'open' && (by === undefined || one.by === by))

/** It changes the time, and beside it at most the number of tyres. */
export const isOfTime = (
  { totalCents }: BookingView,
  { tyre, rear, services, quantity, totalCents: offered }: BookingOffer,
): boolean => tyre === null && rear === null && services === null && (quantity !== null || offered === totalCents)

/** Other tyres or another number say their total even where it is the same. */
export const isOtherTotal = (booking: BookingView, { tyre, quantity, totalCents }: BookingOffer): boolean =>
  tyre !== null || quantity !== null || totalCents !== booking.totalCents

/** What the offer changes: time, tyres, number, total and what its maker says. */
export function offerWords(booking: BookingView, offer: BookingOffer): string {
  const { start, tyre, quantity, rear, totalCents, note } = offer
  const number = quantity ?? booking.quantity
  return [
    start && momentWords(start),
    tyre ? `${number} × ${tyre.brand} ${tyre.model} ${tyre.size}` : quantity && `${quantity} tyres`,
    rear && `rear ${rear.quantity} × ${rear.tyre.brand} ${rear.tyre.model} ${rear.tyre.size}`,
    isOtherTotal(booking, offer) && `total ${formatRandExact(totalCents)}`,
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const offerStates: Record<BookingOffer['state'], string> = {
  open: 'Open',
  taken: 'Taken',
  declined: 'Declined',
  withdrawn: 'Taken back',
  lapsed: 'Not answered in time',
  overtaken: 'Ended: something else was agreed',
}
