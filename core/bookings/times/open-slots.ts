import { type Actor, isMember } from '#core/actor.ts'
import { shopAway, shopBlocked } from '#core/blocks.ts'
import type { Context } from '#core/context.ts'
import type { Work } from '#core/contracts/bookings.ts'
import type { OpenDays } from '#core/contracts/web-bookings.ts'
import {
  earliestByLimits,
  earliestStart,
  freeBays,
  lastBookableDay,
  noLimits,
  slotsOn,
  startsOn,
} from '#core/rules/bookings/slots.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { addDays, addMinutes, instantOf, latestOf, localDate } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { busyBays, type Hold, isBayTaken, lockMovesOf } from '#db/queries/bookings/bays.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { canServe } from '../booking-policy.ts'
import { oneBooking } from '../load-booking.ts'
import {
  notThereYet,
  shopClosed,
  shopNotFound,
  slotInPast,
  slotTaken,
  tooFarAhead,
  tooSoonForShop,
} from '../refusals.ts'
import { type Asks, planWork } from './plan-work.ts'

/** Starts on that day (YYYY-MM-DD) at which a bay is free, and which the shop has time to answer before. Refusals: those of planWork. */
export async function openSlots(ctx: Context, work: Work, date: string, asks: Asks = 'driver'): Promise<Date[]> {
  const { free } = await freeStarts(ctx, work, { first: date, last: date, asks })
  return free(date)
}

/** `readyFrom`: from when the tyres can be there, if some have to be ordered. */
type FreeStarts = { free(date: string): Date[]; readyFrom: Date | undefined }

/**
 * Tells the free starts of each day between the two. What the shop itself takes needs no answer and no room around it; a
 * driver is offered times from when the tyres can be there.
 */
async function freeStarts(
  ctx: Context,
  work: Work,
  { first, last, asks }: { first: string; last: string; asks: Asks },
): Promise<FreeStarts> {
  const { shop, minutes, order } = await planWork(ctx, work, asks)
  const now = ctx.clock.now()
  const readyFrom = asks === 'driver' ? order?.readyAt : undefined
  if (first > last) return { free: () => [], readyFrom }
  const busy = await busyBays(ctx.db, shop.id, instantOf(first, '00:00'), instantOf(addDays(last, 1), '00:00'))
  const buffer = asks === 'shop' ? 0 : shop.limits.bufferMinutes
  const earliest = asks === 'shop' ? now : latestOf(earliestStart(shop.hours, now, shop.limits), readyFrom)
  const free = (date: string) =>
    slotsOn(shop.hours, date, minutes, now, busy, shop.bays, buffer).filter((start) => start >= earliest)
  return { free, readyFrom }
}

const TYRES = 4

/** Starts on that day at which a bay of their own shop is free for a fitting of four tyres. Refusals: SHOP_NOT_FOUND. */
export async function freeAtShop(ctx: Context, actor: Actor, shopId: string, date: string): Promise<Date[]> {
  const shop = canServe(actor, { shop_id: shopId }) ? await shopToBook(ctx.db, shopId) : undefined
  if (!shop) throw shopNotFound()
  const busy = await busyBays(ctx.db, shop.id, instantOf(date, '00:00'), instantOf(addDays(date, 1), '00:00'))
  const minutes = minutesFor({ services: ['fitting'], quantity: TYRES }, shop.times)
  return slotsOn(shop.hours, date, minutes, ctx.clock.now(), busy, shop.bays)
}

type Wanted = { from?: string; count?: number; asks?: Asks }

/**
 * The next days with a free slot and the number of slots, from today or from a later day, up to 60 days ahead; and from
 * when the tyres can be there, if the shop has to order them.
 */
export async function openDays(
  ctx: Context,
  work: Work,
  { from, count = 7, asks = 'driver' }: Wanted = {},
): Promise<OpenDays> {
  const now = ctx.clock.now()
  const today = localDate(now)
  const last = lastBookableDay(now)
  let date = from && from > today ? from : today
  const { free, readyFrom } = await freeStarts(ctx, work, { first: date, last, asks })
  const days: OpenDays['days'] = []
  for (; date <= last && days.length < count; date = addDays(date, 1)) {
    const slots = free(date).length
    if (slots > 0) days.push({ date, slots })
  }
  return { days, ...(readyFrom && { readyFrom: readyFrom.toISOString() }) }
}

/**
 * Starts on that day to which the booking can be moved, even if the shop has sold out since. The booking's own bay
 * counts as free. Refusals: BOOKING_NOT_FOUND, SHOP_NOT_FOUND, and SHOP_AWAY while the shop is blocked.
 */
export async function openMoves(ctx: Context, actor: Actor, bookingId: string, date: string): Promise<Date[]> {
  const { free } = await freeFor(ctx, actor, bookingId, date, date)
  return free(date)
}

/**
 * The next days with such a start and the number of starts, from today or from a later day; and from when the tyres can
 * be there, if the shop had to order them.
 */
export async function openMoveDays(
  ctx: Context,
  actor: Actor,
  bookingId: string,
  { from, count = 7 }: { from?: string; count?: number } = {},
): Promise<OpenDays> {
  const now = ctx.clock.now()
  const today = localDate(now)
  const last = lastBookableDay(now)
  const first = from && from > today ? from : today
  if (first > last) return { days: [] }
  const { free, readyFrom } = await freeFor(ctx, actor, bookingId, first, last)
  const days: OpenDays['days'] = []
  for (let date = first; date <= last && days.length < count; date = addDays(date, 1)) {
    const slots = free(date).length
    if (slots > 0) days.push({ date, slots })
  }
  return { days, ...(readyFrom && { readyFrom: readyFrom.toISOString() }) }
}

async function freeFor(ctx: Context, actor: Actor, bookingId: string, first: string, last: string) {
  const booking = await oneBooking(ctx, actor, bookingId)
  const shop = await shopToBook(ctx.db, booking.shop.id)
  if (!shop) throw shopNotFound()
  if (shop.status === 'blocked') throw isMember(actor, shop.id) ? shopBlocked() : shopAway(shop.name)
  const [from, to] = [instantOf(first, '00:00'), instantOf(addDays(last, 1), '00:00')]
  const busy = await busyBays(ctx.db, shop.id, from, to, booking.id)
  const held = [booking.slotStart, ...booking.offers.map(({ state, start }) => (state === 'open' ? start : null))]
  // Its limits bind drivers; the shop itself may take work closer together, and sooner.
  const limits = isMember(actor, shop.id) ? noLimits : shop.limits
  const now = ctx.clock.now()
  // Tyres that are ordered are not there before; the shop itself knows better.
  const readyFrom = booking.order && !isMember(actor, shop.id) ? new Date(booking.order.readyFrom) : undefined
  const earliest = latestOf(earliestByLimits(now, limits), readyFrom)
  const free = (date: string): Date[] =>
    slotsOn(shop.hours, date, booking.durationMinutes, now, busy, shop.bays, limits.bufferMinutes).filter(
      (start) => start >= earliest && !held.includes(start.toISOString()),
    )
  return { free, readyFrom }
}

/** `minutes`: how long the work takes, if that changes as well. */
type WantedTime = { start: Date; asks: Asks; bay?: number | undefined; minutes?: number }

/**
 * Gives the booking another time. `hold` takes the wanted bay, or the first that is free at the moment of writing; the
 * booking's own bay counts as free. A driver keeps the shop's limits; the shop itself may take work closer together, and
 * sooner. Refusals: SHOP_NOT_FOUND, SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED, SLOT_TAKEN,
 * NOT_THERE_YET.
 */
export async function holdOtherTime(
  ctx: Context,
  booking: BookingRow,
  { start, asks, bay: wanted, minutes = booking.duration_minutes }: WantedTime,
  hold: (ctx: Context, hold: Hold, shop: ShopToBook) => Promise<unknown>,
): Promise<void> {
  const shop = await shopToBook(ctx.db, booking.shop_id)
  if (!shop) throw shopNotFound()
  const limits = asks === 'driver' ? shop.limits : noLimits
  const { bufferMinutes } = limits
  const now = ctx.clock.now()
  const slot = checkedSlot(shop, start, minutes, now)
  if (start < earliestByLimits(now, limits)) throw tooSoonForShop()
  if (asks === 'driver' && booking.tyres_ready_at && start < booking.tyres_ready_at)
    throw notThereYet(booking.tyres_ready_at)
  await lockMovesOf(ctx.db, shop.id)
  const [from, to] = [addMinutes(slot.start, -bufferMinutes), addMinutes(slot.end, bufferMinutes)]
  const busy = await busyBays(ctx.db, shop.id, from, to, booking.id)
  const free = freeBays(busy, shop.bays, slot.start, slot.end, bufferMinutes)
  for (const bay of rather(wanted, free)) {
    if (await isHeld(ctx, (ctx) => hold(ctx, { bay, ...slot }, shop))) return
  }
  throw slotTaken()
}

/** The bays with the wanted one first, if it is among them. */
export const rather = (wanted: number | undefined, bays: readonly number[]): number[] =>
  bays.toSorted((one, other) => Number(other === wanted) - Number(one === wanted))

/** False if somebody else took the bay at this moment. */
async function isHeld(ctx: Context, hold: (ctx: Context) => Promise<unknown>): Promise<boolean> {
  try {
    await transaction(ctx, hold)
    return true
  } catch (error) {
    if (isBayTaken(error)) return false
    throw error
  }
}

/** The time from that start to the end of the work. Refusals: SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED. */
export function checkedSlot(shop: ShopToBook, start: Date, minutes: number, now: Date): { start: Date; end: Date } {
  if (start <= now) throw slotInPast()
  const date = localDate(start)
  if (date > lastBookableDay(now)) throw tooFarAhead()
  const fits = startsOn(shop.hours, date, minutes).some((one) => one.getTime() === start.getTime())
  if (!fits) throw shopClosed(shop.name)
  return { start, end: addMinutes(start, minutes) }
}
