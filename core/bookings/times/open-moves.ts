import { type Actor, isMember } from '#core/actor.ts'
import { shopAway, shopBlocked } from '#core/blocks/away.ts'
import type { Context } from '#core/context.ts'
import type { OpenDays } from '#core/contracts/web-bookings.ts'
import { earliestByLimits, lastBookableDay, noLimits, slotsOn } from '#core/rules/bookings/slots.ts'
import { addDays, instantOf, latestOf, localDate } from '#core/rules/time/time.ts'
import { busyBays } from '#db/queries/bookings/bays.ts'
import { shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { oneBooking } from '../load-booking.ts'
import { shopNotFound } from '../refusals.ts'

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
