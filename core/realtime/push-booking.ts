import { findBooking } from '#db/queries/bookings/bookings.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { push } from './push.ts'

/** Tells the open browsers of both sides, and those that show the private page, to read the booking anew. */
export async function pushBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return
  const people = [
    ...(await peopleOfShop(ctx.db, booking.shop_id)),
    ...(booking.customer_contact_id ? [booking.customer_contact_id] : []),
  ]
  const rooms = people.map((id) => `contact:${id}` as const)
  const { customer_account_id: accountId } = booking
  const accounts = accountId ? [`account:${accountId}` as const] : []
  await push(ctx, [...rooms, ...accounts, `booking-link:${bookingId}`], { type: 'booking_changed', bookingId })
}

/** The same for several bookings. */
export async function pushBookings(ctx: Context, bookings: readonly { id: string }[]): Promise<void> {
  for (const { id } of bookings) await pushBooking(ctx, { bookingId: id })
}
