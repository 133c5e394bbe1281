import { z } from 'zod'
import type { Actor, Person } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { BookingStatus, type Work } from '#core/contracts/bookings.ts'
import type {
  BookingHistory,
  FrontDeskBooking,
  FrontDeskCounts,
  FrontDeskPage,
  FrontDeskQuery,
} from '#core/contracts/seller/bookings.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import { Refusal } from '#core/errors.ts'
import { addDays, instantOf } from '#core/rules/time/time.ts'
import { type BookingRow, findBooking } from '#db/queries/bookings/bookings.ts'
import {
  bookingsNamed,
  countByStatus,
  countWaiting,
  frontDeskBookings,
  frontDeskOf,
  listingsNamed,
  threadsNamed,
} from '#db/queries/bookings/front-desk.ts'
import { eventsOfBooking } from '#db/queries/events.ts'
import { canServe, canServeShop } from '../bookings/booking-policy.ts'
import { bookingView } from '../bookings/booking-view.ts'
import { bookingNotFound, shopNotFound } from '../bookings/refusals.ts'
import { openDays, openSlots } from '../bookings/times/open-slots.ts'
import { planWork } from '../bookings/times/plan-work.ts'
import { priced } from '../bookings/times/work-price.ts'
import type { FoundAtFrontDesk } from '../contracts/seller/dashboard.ts'
import { parseTyreSize, sizeCode } from '../rules/tyres/tyre-size.ts'
import { canSearchShop } from './front-desk-policy.ts'

/** A shop's bookings for its members, in the order asked for. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function listFrontDesk(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { status, q, limit, after, from, to, order, open }: FrontDeskQuery,
): Promise<FrontDeskPage> {
  const past = readCursor('counter bookings', after, z.iso.datetime())
  const shop = await frontDeskFor(ctx, actor, shopId)
  const rows = await frontDeskBookings(ctx.db, shop.id, {
    status,
    words: q ? wordsToFind(q) : [],
    order,
    open,
    from: from ? instantOf(from, '00:00') : undefined,
    to: to ? instantOf(addDays(to, 1), '00:00') : undefined,
    limit: limit + 1,
    after: past && { at: new Date(past.rank), id: past.id },
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    bookings: shown.map(frontDeskView),
    next: last ? writeCursor('counter bookings', { rank: last.ordered_at.toISOString(), id: last.id }) : null,
  }
}

/** As typed, and a number as it is kept. */
function wordsToFind(q: string): string[] {
  const digits = digitsToFind(q)
  return digits === undefined ? [q.toLowerCase()] : [q.toLowerCase(), digits]
}

/** Nobody looks at more one by one. */
const MAX_COUNTED = 1000

/** How many bookings of each status the shop has. Throws SHOP_NOT_FOUND. */
export async function frontDeskCounts(ctx: Context, actor: Actor, shopId: string): Promise<FrontDeskCounts> {
  const shop = await frontDeskFor(ctx, actor, shopId)
  const counted = await countByStatus(ctx.db, shop.id, BookingStatus.options, MAX_COUNTED)
  const of = (status: BookingStatus): number => counted.find((one) => one.status === status)?.count ?? 0
  return {
    pending: of('pending'),
    confirmed: of('confirmed'),
    in_progress: of('in_progress'),
    completed: of('completed'),
    cancelled: of('cancelled'),
    waiting: await countWaiting(ctx.db, shop.id, ctx.clock.now(), MAX_COUNTED),
    most: MAX_COUNTED,
  }
}

/** One booking for the members of its shop. Throws BOOKING_NOT_FOUND. */
export async function frontDeskBooking(ctx: Context, actor: Actor, id: string): Promise<FrontDeskBooking> {
  const row = await findBooking(ctx.db, id)
  if (!row || row.hidden_by_shop_at !== null || !canServe(actor, row)) throw bookingNotFound()
  return frontDeskView(row)
}

const businessNotFound = () => new Refusal('SHOP_NOT_FOUND', 'Business not found', 404)
const shopBlocked = () =>
  new Refusal('SHOP_BLOCKED', 'We have blocked your shop, so this cannot be done now. Please contact support.', 403)

export type Counter = NonNullable<Awaited<ReturnType<typeof frontDeskOf>>>

/** The shop whose bookings the actor works on, visible to the public or not. Throws SHOP_NOT_FOUND. */
export async function frontDeskFor(ctx: Context, actor: Actor, shopId: string): Promise<Counter & { me: Person }> {
  const shop = canServeShop(actor, shopId) ? await frontDeskOf(ctx.db, shopId) : undefined
  if (!shop || !canServeShop(actor, shopId)) throw businessNotFound()
  return { ...shop, me: actor }
}

/** The same, to take bays there. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export async function openFrontDesk(ctx: Context, actor: Actor, shopId: string): Promise<Counter & { me: Person }> {
  const shop = await frontDeskFor(ctx, actor, shopId)
  if (shop.business_status === 'blocked') throw shopBlocked()
  return shop
}

/** A booking as the people of its shop see it. */
export const frontDeskView = (row: BookingRow): FrontDeskBooking => ({
  ...bookingView(row),
  bay: row.bay,
  holds: holdsOf(row),
  tyreSize: row.tyre_size,
  noShow: row.no_show_at !== null,
  madeByShop: row.made_by_shop,
  payer: payerOf(row),
  updatedAt: row.updated_at.toISOString(),
})

const payerOf = ({ payer_yes: yes }: BookingRow): FrontDeskBooking['payer'] =>
  yes && { name: yes.name, totalCents: yes.cents, at: new Date(yes.at).toISOString() }

function holdsOf({ bay, slot_start: start, duration_minutes, offers }: BookingRow): FrontDeskBooking['holds'] {
  const own = { bay, start, offerId: null, duration_minutes }
  const offered = offers.filter(({ state }) => state === 'open').map((one) => ({ ...one, offerId: one.id }))
  return [own, ...offered].flatMap(({ bay, start, offerId, duration_minutes: durationMinutes }) =>
    bay === null || start === null ? [] : { bay, start: new Date(start).toISOString(), durationMinutes, offerId },
  )
}

/** The days on which the shop itself has time for the work. Refusals: SHOP_BLOCKED, those of planWork. */
export async function frontDeskDays(ctx: Context, actor: Actor, work: Work, wanted: { from?: string; count: number }) {
  await openFrontDesk(ctx, actor, work.shopId)
  return openDays(ctx, work, { ...wanted, asks: 'shop' })
}

/** Its times of one day. Refusals: SHOP_BLOCKED, those of planWork. */
export async function frontDeskSlots(ctx: Context, actor: Actor, work: Work, date: string): Promise<Date[]> {
  await openFrontDesk(ctx, actor, work.shopId)
  return openSlots(ctx, work, date, 'shop')
}

/** What the work costs today, and how long it takes. Refusals: SHOP_BLOCKED, those of planWork. */
export async function frontDeskPrice(ctx: Context, actor: Actor, work: Work) {
  await openFrontDesk(ctx, actor, work.shopId)
  return priced(await planWork(ctx, work, 'shop'))
}

/** Fewer say little: a code or a size has as many. */
const FEWEST = 4

/**
 * The digits of a phone number as people write it, or of its end, without what stands for the country or for being at
 * home; undefined for anything else.
 */
function digitsToFind(text: string): string | undefined {
  if (!/^[\d\s+()-]+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:0027|27|0)/, '')
  return digits.length >= FEWEST ? digits : undefined
}

const OF_EACH = 5

/**
 * The shop's bookings, tyres and conversations that the words name; hidden bookings and deleted conversations are left
 * out. Throws SHOP_NOT_FOUND, also for somebody else's shop.
 */
export async function findAtFrontDesk(
  ctx: Context,
  actor: Actor,
  shopId: string,
  text: string,
): Promise<FoundAtFrontDesk> {
  if (!canSearchShop(actor, shopId)) throw shopNotFound()
  const parsed = parseTyreSize(text)
  const input = { shopId, text, digits: digitsToFind(text), limit: OF_EACH }
  const [bookings, listings, threads] = await Promise.all([
    bookingsNamed(ctx.db, input),
    listingsNamed(ctx.db, { ...input, size: parsed?.kind === 'single' ? sizeCode(parsed.size) : undefined }),
    threadsNamed(ctx.db, { ...input, contactId: actor.contactId }),
  ])
  return {
    bookings: bookings.map(({ at, ...booking }) => ({ ...booking, at: at?.toISOString() ?? null })),
    listings,
    threads,
  }
}

const MOST = 100

/** What happened to a booking, for the members of its shop. Throws BOOKING_NOT_FOUND. */
export async function bookingHistory(ctx: Context, actor: Actor, id: string): Promise<BookingHistory> {
  const booking = await frontDeskBooking(ctx, actor, id)
  const events = await eventsOfBooking(ctx.db, booking.id, MOST)
  return { steps: events.map(({ id, type, at }) => ({ id, what: type, at: at.toISOString() })) }
}
