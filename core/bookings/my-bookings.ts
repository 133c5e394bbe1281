import { bookingsOfPerson } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { canListOwn } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'

type Wanted = {
  upcoming?: boolean
  limit?: number
  /** Only bookings older than this one. */
  after?: { at: Date; id: string } | undefined
}

/** The driver's own bookings: the upcoming ones, soonest first, or all, newest first. */
export async function myBookings(ctx: Context, actor: Actor, wanted: Wanted = {}): Promise<BookingView[]> {
  if (!canListOwn(actor)) return []
  const upcomingAt = wanted.upcoming ? ctx.clock.now() : undefined
  const rows = await bookingsOfPerson(ctx.db, actor, {
    upcomingAt,
    after: wanted.after,
    limit: wanted.limit ?? 20,
  })
  return rows.map(bookingView)
}
