import { findBooking } from '#db/queries/bookings/bookings.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { push } from './push.ts'

/** Both sides of a booking, and whoever looks at its private page, read it anew. */
export async function pushBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return
  const people = [
    ...(await peopleOfShop(ctx.db, booking.shop_id)),
    ...(booking.customer_contact_id ? [booking.customer_contact_id] : []),
  ]
  const rooms = people.map((id) => `contact:${id}` as const)
  await push(ctx, [...rooms, `booking-link:${bookingId}`], { type: 'booking_changed', bookingId })
}
