import { jobsOfListing as jobRows } from '#db/queries/bookings/jobs-of-listing.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { addDays, instantOf, JOHANNESBURG, localDate } from '../rules/time/time.ts'
import { shopsServed } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'

/**
 * The actor's jobs of today with tyres of the listing, whose sale somebody may tell as well: a job takes its tyres off the
 * shelf when it is done.
 */
export async function jobsOfListing(ctx: Context, actor: Actor, listingId: string): Promise<BookingView[]> {
  const today = localDate(ctx.clock.now(), JOHANNESBURG)
  const [from, to] = [today, addDays(today, 1)].map((day) => instantOf(day, '00:00', JOHANNESBURG))
  if (!from || !to) return []
  return (await jobRows(ctx.db, shopsServed(actor), listingId, { from, to })).map(bookingView)
}

/** How many of its tyres are of the listing. */
export const tyresOfListing = ({ listingId, quantity, rear }: BookingView, listing: string): number =>
  (listingId === listing ? (quantity ?? 0) : 0) + (rear?.listingId === listing ? rear.quantity : 0)
