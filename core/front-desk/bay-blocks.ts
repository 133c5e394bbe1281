import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type {
  BayBlock,
  ChangeBayBlock,
  NewBayBlock,
  ShopCalendar,
  ShopCalendarQuery,
} from '#core/contracts/seller/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { push } from '#core/realtime.ts'
import { freeBays, lastBookableDay } from '#core/rules/bookings/slots.ts'
import { intervalsOn } from '#core/rules/time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate, minutesBetween } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import {
  type BlockRow,
  blocksBetween,
  busyBays,
  changeBlock,
  deleteBlock,
  type Hold,
  insertBlock,
  isBayTaken,
  lockBlock,
} from '#db/queries/bookings/bays.ts'
import { bookingsInBays, requestsWithoutTime } from '#db/queries/bookings/front-desk.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { canServeShop } from '../bookings/booking-policy.ts'
import { bayTaken, bayUnknown, slotTaken, tooFarAhead } from '../bookings/refusals.ts'
import { type Counter, frontDeskFor, frontDeskView, openFrontDesk } from './list-front-desk.ts'

const blockNotFound = () => new Refusal('BLOCK_NOT_FOUND', 'This bay is free again already', 404)
const blockInPast = () => new Refusal('SLOT_IN_PAST', 'This time has passed', 409)

const blockView = ({ id, bay, start, end, words }: BlockRow): BayBlock => ({
  id,
  bay,
  start: start.toISOString(),
  end: end.toISOString(),
  words,
})

/**
 * A walk-in takes a bay, so that no driver is offered it. Refusals: SHOP_NOT_FOUND, SHOP_BLOCKED, SLOT_IN_PAST,
 * TOO_FAR_AHEAD, BAY_UNKNOWN, BAY_TAKEN, SLOT_TAKEN if no bay was named and none is free.
 */
export const blockBay = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { words, minutes, start: named, bay }: NewBayBlock,
): Promise<BayBlock> =>
  transaction(ctx, async (ctx) => {
    const shop = await openFrontDesk(ctx, actor, shopId)
    const start = named ?? ctx.clock.now()
    const end = addMinutes(start, minutes)
    checkTime(ctx, start, end)
    const hold = { start, end, bay: bay ?? (await firstFree(ctx, shop, start, end)) }
    checkBay(shop, hold)
    const { id } = await kept(ctx, hold, (ctx) => insertBlock(ctx.db, shop.id, hold, words, ctx.clock.now()))
    await tellShop(ctx, shop.id)
    return blockView({ id, shop_id: shop.id, ...hold, words })
  })

/**
 * Moves, shortens or renames a walk-in. Refusals: BLOCK_NOT_FOUND, SHOP_BLOCKED, SLOT_IN_PAST, TOO_FAR_AHEAD,
 * BAY_UNKNOWN, BAY_TAKEN.
 */
export const changeBayBlock = (ctx: Context, actor: Actor, id: string, change: ChangeBayBlock): Promise<BayBlock> =>
  transaction(ctx, async (ctx) => {
    const block = await blockToChange(ctx, actor, id)
    const shop = await openFrontDesk(ctx, actor, block.shop_id)
    const start = change.start ?? block.start
    const end = addMinutes(start, change.minutes ?? minutesBetween(block.start, block.end))
    if (change.start || change.minutes) checkTime(ctx, start, end)
    const hold = { start, end, bay: change.bay ?? block.bay }
    checkBay(shop, hold)
    const words = change.words ?? block.words
    await kept(ctx, hold, (ctx) => changeBlock(ctx.db, id, hold, words))
    await tellShop(ctx, block.shop_id)
    return blockView({ ...block, ...hold, words })
  })

/** The bay is free again. Refusal: BLOCK_NOT_FOUND. */
export const freeBay = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const block = await blockToChange(ctx, actor, id)
    if (!(await deleteBlock(ctx.db, id))) throw blockNotFound()
    await tellShop(ctx, block.shop_id)
  })

/** The walk-in, locked. Throws BLOCK_NOT_FOUND, also for somebody else's. */
export async function blockToChange(ctx: Context, actor: Actor, id: string): Promise<BlockRow> {
  const block = await lockBlock(ctx.db, id)
  if (!block || !canServeShop(actor, block.shop_id)) throw blockNotFound()
  return block
}

/** A walk-in that came a while ago may still be written down. */
function checkTime(ctx: Context, start: Date, end: Date): void {
  const now = ctx.clock.now()
  if (end <= now) throw blockInPast()
  if (localDate(start) > lastBookableDay(now)) throw tooFarAhead()
}

function checkBay(shop: Counter, { bay }: Hold): void {
  if (bay > shop.bays) throw bayUnknown(bay)
}

async function firstFree(ctx: Context, shop: Counter, start: Date, end: Date): Promise<number> {
  const [bay] = freeBays(await busyBays(ctx.db, shop.id, start, end), shop.bays, start, end)
  if (bay === undefined) throw slotTaken()
  return bay
}

async function kept<T>(ctx: Context, { bay }: Hold, keep: (ctx: Context) => Promise<T>): Promise<T> {
  try {
    return await transaction(ctx, keep)
  } catch (error) {
    throw isBayTaken(error) ? bayTaken(bay) : error
  }
}

/** The open pages of the shop's people read their bays anew. */
export async function tellShop(ctx: Context, shopId: string): Promise<void> {
  const people = await peopleOfShop(ctx.db, shopId)
  const rooms = people.map((id) => `contact:${id}` as const)
  await push(ctx, rooms, { type: 'bays_changed', shopId })
}

const MAX_IN_TRAY = 50

/** A day or some days of a shop by its bays, with its opening hours. Throws SHOP_NOT_FOUND. */
export async function shopCalendar(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { from, days }: ShopCalendarQuery,
): Promise<ShopCalendar> {
  const shop = await frontDeskFor(ctx, actor, shopId)
  const dates = Array.from({ length: days }, (_, at) => addDays(from, at))
  const [begins, ends] = [instantOf(from, '00:00'), instantOf(addDays(from, days), '00:00')]
  const hours = await hoursOfShop(ctx.db, shop.id)
  return {
    bays: shop.bays,
    days: dates.map((date) => ({ date, opens: intervalsOn(hours, date) })),
    bookings: (await bookingsInBays(ctx.db, shop.id, begins, ends)).map(frontDeskView),
    blocks: (await blocksBetween(ctx.db, shop.id, begins, ends)).map(blockView),
    tray: (await requestsWithoutTime(ctx.db, shop.id, ctx.clock.now(), MAX_IN_TRAY)).map(frontDeskView),
  }
}
