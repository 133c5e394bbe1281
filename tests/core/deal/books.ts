import { expect } from 'vitest'
import { totalOf } from '#core/rules/prices/fitted-price.ts'
import type { TestContext } from '#tests/support/context.ts'
import type { Market } from './market.ts'
import type { Counted } from './stock-acts.ts'

const bookingsOf = (ctx: TestContext, shopIds: readonly string[]) =>
  ctx.db.selectFrom('booking').selectAll().where('shop_id', 'in', shopIds).orderBy('id').execute()
type Booking = Awaited<ReturnType<typeof bookingsOf>>[number]

/** Tyres of each listing, front and rear together. */
function tyresOf({ listing_id, quantity, rear_listing_id, rear_quantity }: Booking): Map<string, number> {
  const tyres = new Map<string, number>()
  for (const [id, number] of [
    [listing_id, quantity],
    [rear_listing_id, rear_quantity],
  ] as const)
    if (id && number) tyres.set(id, (tyres.get(id) ?? 0) + number)
  return tyres
}
const isSame = (one: Booking, other: Booking): boolean =>
  JSON.stringify([...tyresOf(one)].toSorted()) === JSON.stringify([...tyresOf(other)].toSorted())

/** Counts along like somebody who stands beside the shelf, and compares with what the product says after each act. */
export function keepBooks(ctx: TestContext, { booths }: Market) {
  const shopIds = booths.map(({ shop }) => shop.id)
  const shelf = new Map<string, number>(booths.flatMap(({ listings }) => listings.map(({ id }) => [id, 8] as const)))
  const ownBooks = new Map<string, boolean>()
  const taken = new Map<string, Map<string, number>>()
  let before = new Map<string, Booking>()
  const move = (id: string, tyres: number) => shelf.set(id, Math.max(0, (shelf.get(id) ?? 0) + tyres))

  const counted: Counted = {
    onShelf: (id, quantity) => shelf.set(id, quantity),
    ownBooks: (shopId, keeps) => ownBooks.set(shopId, keeps),
  }
  function followWork(was: Booking | undefined, now: Booking): void {
    const [wasDone, isDone] = [was?.status === 'completed', now.status === 'completed']
    if (!wasDone && !isDone) return
    if (was && wasDone && isDone && isSame(was, now)) return
    const counts = was && wasDone && tyresOf(was).size > 0 ? taken.has(now.id) : !ownBooks.get(now.shop_id)
    for (const [id, tyres] of taken.get(now.id) ?? []) move(id, tyres)
    taken.delete(now.id)
    if (!isDone || !counts || tyresOf(now).size === 0) return
    const off = new Map<string, number>()
    for (const [id, tyres] of tyresOf(now)) {
      off.set(id, Math.min(tyres, shelf.get(id) ?? 0))
      move(id, -tyres)
    }
    taken.set(now.id, off)
  }

  return {
    counted,
    /** Throws if anything does not add up. `isUndo`: a status may go back. */
    async check(isUndo: boolean): Promise<void> {
      const rows = await bookingsOf(ctx, shopIds)
      for (const row of rows) {
        const was = before.get(row.id)
        followWork(was, row)
        if (was && !isUndo) expect([was.status, ...(next[was.status] ?? [])]).toContain(row.status)
        expectSoundState(row)
      }
      before = new Map(rows.map((row) => [row.id, row]))
      await expectStock(ctx, shopIds, shelf, rows)
      await expectOffers(ctx, rows)
      await expectBays(ctx, shopIds)
    },
  }
}

/** Work that was never said to have begun may be done. */
const next: Record<string, readonly string[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['completed'],
}

function expectSoundState(row: Booking): void {
  const { status, total_lines: lines, total_cents: total, done_lines: doneLines, done_total_cents: done } = row
  expect(totalOf(lines)).toBe(total)
  expect(doneLines === null ? null : totalOf(doneLines)).toBe(done)
  expect([row.done_total_cents !== null, row.completed_at !== null]).toEqual(Array(2).fill(status === 'completed'))
  expect(row.awaiting !== null && row.expires_at !== null).toBe(status === 'pending')
  expect(row.started_at !== null).toBe(status === 'in_progress' || status === 'completed')
  if (row.ready_at) expect(row.started_at).not.toBeNull()
  if (status !== 'pending' && status !== 'cancelled') expect(row.appointment_start).not.toBeNull()
  if (row.no_show_at) expect([status, row.cancel_reason]).toEqual(['cancelled', 'no show'])
  if (status !== 'completed') expect([row.taken, row.rear_taken]).toEqual([null, null])
}

async function expectStock(
  ctx: TestContext,
  shopIds: readonly string[],
  shelf: ReadonlyMap<string, number>,
  rows: readonly Booking[],
): Promise<void> {
  const standing = rows.filter(({ status }) => status === 'confirmed' || status === 'in_progress')
  const listings = await ctx.db
    .selectFrom('listing as l')
    .leftJoin('offer as o', 'o.listing_id', 'l.id')
    .select(['l.id', 'l.quantity', 'l.reserved', 'l.order_quantity', 'o.quantity as offered', 'o.shelf'])
    .where('l.shop_id', 'in', shopIds)
    .execute()
  for (const { id, quantity, reserved, order_quantity: orderable, offered, shelf: free } of listings) {
    const promised = standing.reduce((sum, one) => sum + (tyresOf(one).get(id) ?? 0), 0)
    expect({ quantity, reserved }).toEqual({ quantity: shelf.get(id), reserved: promised })
    const available = Math.max(0, quantity + (orderable ?? 0) - reserved)
    expect([offered, free]).toEqual(available === 0 ? [null, null] : [available, Math.max(0, quantity - reserved)])
  }
}

async function expectOffers(ctx: TestContext, rows: readonly Booking[]): Promise<void> {
  if (rows.length === 0) return
  const offers = await ctx.db
    .selectFrom('booking_offer')
    .selectAll()
    .where(
      'booking_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  for (const { id, status, awaiting } of rows) {
    const mine = offers.filter(({ booking_id }) => booking_id === id)
    const open = mine.filter(({ state }) => state === 'open')
    for (const one of mine) expect(totalOf(one.total_lines)).toBe(one.total_cents)
    expect(open.length).toBeLessThanOrEqual(3)
    // Of one side, and of one round.
    expect(new Set(open.map(({ by, round }) => `${by} ${round}`)).size).toBeLessThanOrEqual(1)
    if (status !== 'pending' && status !== 'confirmed') expect(open).toEqual([])
    if (status === 'pending') expect(awaiting).toBe(open[0]?.by === 'shop' ? 'customer' : 'shop')
    const takenRounds = mine.filter(({ state }) => state === 'taken').map(({ round }) => round)
    expect(new Set(takenRounds).size).toBe(takenRounds.length)
  }
}

/** A bay has one car at a time, and each open offer holds its own. */
async function expectBays(ctx: TestContext, shopIds: readonly string[]): Promise<void> {
  const { rows } = await ctx.pool.query(
    `with held as (
       select b.id, b.shop_id, b.bay, s.bays, on_line_of_bays(b.bay, b.slot) + b.offered_bays as line, b.offered_bays,
         coalesce((select range_agg(on_line_of_bays(o.bay, o.slot)) from booking_offer o
           where o.booking_id = b.id and o.state = 'open'), '{}') as offered
       from booking b join shop s on s.id = b.shop_id
       where b.shop_id = any($1) and b.status in ('pending', 'confirmed', 'in_progress'))
     select (select count(*)::int from held a join held b on a.id < b.id and a.shop_id = b.shop_id and a.line && b.line) as overlaps,
       count(*) filter (where offered_bays <> offered)::int as astray, count(*) filter (where bay > bays)::int as beyond
     from held`,
    [shopIds],
  )
  expect(rows).toEqual([{ overlaps: 0, astray: 0, beyond: 0 }])
}
