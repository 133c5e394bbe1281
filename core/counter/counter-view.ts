import type { CounterBooking } from '#core/contracts/seller/bookings.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { bookingView } from '../bookings/booking-view.ts'

/** A booking as the people of its shop see it. */
export const counterView = (row: BookingRow): CounterBooking => ({
  ...bookingView(row),
  bay: row.bay,
  holds: holdsOf(row),
  tyreSize: row.tyre_size,
  noShow: row.no_show_at !== null,
  madeByShop: row.made_by_shop,
  updatedAt: row.updated_at.toISOString(),
})

function holdsOf({ bay, slot_start: start, duration_minutes, offers }: BookingRow): CounterBooking['holds'] {
  const own = { bay, start, offerId: null, duration_minutes }
  const offered = offers.filter(({ state }) => state === 'open').map((one) => ({ ...one, offerId: one.id }))
  return [own, ...offered].flatMap(({ bay, start, offerId, duration_minutes: durationMinutes }) =>
    bay === null || start === null ? [] : { bay, start: new Date(start).toISOString(), durationMinutes, offerId },
  )
}
