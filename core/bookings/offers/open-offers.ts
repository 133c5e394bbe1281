import type { OfferSide } from '#core/contracts/bookings.ts'
import type { BookingRow, OfferRow } from '#db/queries/bookings/bookings.ts'

/** The offers about the booking that stand, of one side or of either, in the order made. */
export const openOffers = (booking: BookingRow, now: Date, by?: OfferSide): OfferRow[] =>
  booking.offers.filter(
    (offer) => offer.state === 'open' && new Date(offer.until) > now && (by === undefined || offer.by === by),
  )

export const startOf = ({ start }: OfferRow): Date | undefined => (start === null ? undefined : new Date(start))

/** It changes nothing but the time. */
export const onlyTime = ({ start, tyre_brand, quantity, rear_quantity, services }: OfferRow): boolean =>
  start !== null && tyre_brand === null && quantity === null && rear_quantity === null && services === null

export const isSameTime = (offer: OfferRow, start: Date): boolean => startOf(offer)?.getTime() === start.getTime()
