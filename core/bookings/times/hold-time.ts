import type { Context } from '#core/context.ts'
import { earliestByLimits, freeBays, lastBookableDay, noLimits, startsOn } from '#core/rules/bookings/slots.ts'
import { addMinutes, localDate } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { busyBays, type Hold, isBayTaken, lockMovesOf } from '#db/queries/bookings/bays.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import {
  notThereYet,
  shopClosed,
  shopNotFound,
  slotInPast,
  slotTaken,
  tooFarAhead,
  tooSoonForShop,
} from '../refusals.ts'
import type { Asks } from './plan-work.ts'

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
