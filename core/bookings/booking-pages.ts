import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import type { WhichBookings } from '../contracts/web-bookings.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { myBookings } from './my-bookings.ts'
import { withOpening } from './shop-opening.ts'

type Wanted = { which: WhichBookings; limit: number; after?: string | undefined }

/** The driver's own bookings, page by page. Throws PAGE_NOT_FOUND. */
export async function bookingPage(
  ctx: Context,
  actor: Actor,
  { which, limit, after }: Wanted,
): Promise<{ bookings: BookingView[]; next: string | null }> {
  const past = readCursor('bookings', after, z.iso.datetime())
  const found = await myBookings(ctx, actor, {
    which,
    limit: limit + 1,
    after: past && { at: new Date(past.rank), id: past.id },
  })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    bookings: await withOpening(ctx, shown),
    next: last ? writeCursor('bookings', { rank: last.createdAt, id: last.id }) : null,
  }
}
