import type { CounterBooking } from '#core/contracts/seller/bookings.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { bookingView } from '../bookings/booking-view.ts'

/** A booking as the people of its shop see it. */
export const counterView = (row: BookingRow): CounterBooking => ({
  ...bookingView(row),
  bay: row.bay,
  moveBay: row.proposed_bay,
  tyreSize: row.tyre_size,
  noShow: row.no_show_at !== null,
  madeByShop: row.made_by_shop,
  updatedAt: row.updated_at.toISOString(),
})
