import { bookingsOfPerson } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import type { WhichBookings } from '../contracts/web-bookings.ts'
import { canListOwn } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'

type Wanted = {
  /** The chat asks for those that lie ahead, soonest first. */
  upcoming?: boolean
  /** The website's lists, newest first. */
  which?: WhichBookings
  limit?: number
  /** Only bookings older than this one. */
  after?: { at: Date; id: string } | undefined
}

/** The driver's own bookings: the upcoming ones, soonest first, or all, newest first. */
export async function myBookings(ctx: Context, actor: Actor, wanted: Wanted = {}): Promise<BookingView[]> {
  if (!canListOwn(actor)) return []
  const now = ctx.clock.now()
  const rows = await bookingsOfPerson(ctx.db, actor, {
    which: wanted.upcoming ? 'upcoming' : (wanted.which ?? 'all'),
    soonestFirst: wanted.upcoming ?? false,
    now,
    after: wanted.after,
    limit: wanted.limit ?? 20,
  })
  return rows.map(bookingView)
}
