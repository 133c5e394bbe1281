import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingHistory } from '#core/contracts/seller/bookings.ts'
import { eventsOfBooking } from '#db/queries/events.ts'
import { counterBooking } from './list-counter.ts'

const MOST = 100

/** What happened to a booking, for the members of its shop. Throws BOOKING_NOT_FOUND. */
export async function bookingHistory(ctx: Context, actor: Actor, id: string): Promise<BookingHistory> {
  const booking = await counterBooking(ctx, actor, id)
  const events = await eventsOfBooking(ctx.db, booking.id, MOST)
  return { steps: events.map(({ id, type, at }) => ({ id, what: type, at: at.toISOString() })) }
}
