import { readersOfBooking } from '#db/queries/bookings/bookings.ts'
import type { Context } from '../context.ts'
import { push, type Room } from './push.ts'

/** Tells the open browsers of both sides, and those that show the private page, to read the booking anew. */
export async function pushBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const readers = await readersOfBooking(ctx.db, bookingId)
  if (!readers) return
  const { members, contactId, accountId } = readers
  const rooms: Room[] = [...members, ...(contactId ? [contactId] : [])].map((id) => `contact:${id}` as const)
  if (accountId) rooms.push(`account:${accountId}`)
  await push(ctx, [...rooms, `booking-link:${bookingId}`], { type: 'booking_changed', bookingId })
}

/** The same for several bookings. */
export async function pushBookings(ctx: Context, bookings: readonly { id: string }[]): Promise<void> {
  for (const { id } of bookings) await pushBooking(ctx, { bookingId: id })
}
