import { bookingsWaitingForStaff } from '#db/queries/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { bookingView } from './booking-view.ts'

/** Requests that wait for an answer of the shops where the contact works, oldest first. */
export async function waitingForShop(ctx: Context, actor: Actor, limit = 20): Promise<BookingView[]> {
  if (actor.kind !== 'contact') return []
  return (await bookingsWaitingForStaff(ctx.db, actor.contactId, ctx.clock.now(), limit)).map(bookingView)
}
