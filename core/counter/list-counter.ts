import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { BookingStatus } from '#core/contracts/bookings.ts'
import type { CounterBooking, CounterCounts, CounterPage, CounterQuery } from '#core/contracts/seller/bookings.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { countByStatus, counterBookings } from '#db/queries/bookings/counter.ts'
import { canServe } from '../bookings/booking-policy.ts'
import { bookingNotFound } from '../bookings/refusals.ts'
import { counterFor } from './counter-access.ts'
import { counterView } from './counter-view.ts'
import { digitsToFind } from './typed-number.ts'

/** A shop's bookings for its members, newest first. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function listCounter(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { status, q, limit, after }: CounterQuery,
): Promise<CounterPage> {
  const past = readCursor('counter bookings', after, z.iso.datetime())
  const shop = await counterFor(ctx, actor, shopId)
  const rows = await counterBookings(ctx.db, shop.id, {
    status,
    words: q ? wordsToFind(q) : [],
    limit: limit + 1,
    after: past && { at: new Date(past.rank), id: past.id },
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    bookings: shown.map(counterView),
    next: last ? writeCursor('counter bookings', { rank: last.created_at.toISOString(), id: last.id }) : null,
  }
}

/** As typed, and a number as it is kept. */
function wordsToFind(q: string): string[] {
  const digits = digitsToFind(q)
  return digits === undefined ? [q.toLowerCase()] : [q.toLowerCase(), digits]
}

/** Nobody looks at more one by one. */
const MOST_COUNTED = 1000

/** How many bookings of each status the shop has. Throws SHOP_NOT_FOUND. */
export async function counterCounts(ctx: Context, actor: Actor, shopId: string): Promise<CounterCounts> {
  const shop = await counterFor(ctx, actor, shopId)
  const counted = await countByStatus(ctx.db, shop.id, BookingStatus.options, MOST_COUNTED)
  const of = (status: BookingStatus): number => counted.find((one) => one.status === status)?.count ?? 0
  return {
    pending: of('pending'),
    confirmed: of('confirmed'),
    in_progress: of('in_progress'),
    completed: of('completed'),
    cancelled: of('cancelled'),
    most: MOST_COUNTED,
  }
}

/** One booking for the members of its shop. Throws BOOKING_NOT_FOUND. */
export async function counterBooking(ctx: Context, actor: Actor, id: string): Promise<CounterBooking> {
  const row = await findBooking(ctx.db, id)
  if (!row || row.hidden_by_shop_at !== null || !canServe(actor, row)) throw bookingNotFound()
  return counterView(row)
}
