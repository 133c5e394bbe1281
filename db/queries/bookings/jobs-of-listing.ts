import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type BookingRow, bookings } from './bookings.ts'

const MAX_JOBS = 8

/**
 * The jobs of these shops with the tyre that 'sold' may be about: those that stand for today or longer ago, and those
 * done since `from` that took it off the shelf. None of a shop that keeps its own books, where a job takes nothing off.
 */
export const jobsOfListing = (
  db: Db,
  shopIds: readonly string[],
  listingId: string,
  { from, to }: { from: Date; to: Date },
): Promise<BookingRow[]> =>
  bookings(db)
    .where('b.shop_id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .where('s.keeps_own_books', '=', false)
    .where(
      sql<boolean>`((b.listing_id = ${listingId} and (b.status <> 'completed' or b.taken > 0))
        or (b.rear_listing_id = ${listingId} and (b.status <> 'completed' or b.rear_taken > 0)))`,
    )
    .where(
      sql<boolean>`((b.status in ('confirmed', 'in_progress') and b.appointment_start < ${to})
        or (b.status = 'completed' and b.completed_at >= ${from}))`,
    )
    .where('b.hidden_by_shop_at', 'is', null)
    .orderBy('b.appointment_start')
    .limit(MAX_JOBS)
    .execute()
