import { busyBays, isBayTaken, lockMovesOf, moveBooking } from '#db/queries/bays.ts'
import type { BookingRow } from '#db/queries/bookings.ts'
import { shopToBook } from '#db/queries/shops-to-book.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { record } from '../events.ts'
import { minutesToAcceptProposal } from '../rules/booking-life.ts'
import { freeBays } from '../rules/slots.ts'
import { addMinutes } from '../rules/time.ts'
import { transaction } from '../transaction.ts'
import { isStaffOf } from './booking-policy.ts'
import { checkedSlot } from './check-slot.ts'
import { bookingToChange, viewNow } from './load-booking.ts'
import { hasExpired, notPending, shopNotFound, slotTaken } from './refusals.ts'

type Slot = { start: Date; end: Date }

/**
 * The shop offers another time, which holds a bay in place of the one asked for until the driver answers, for a day at
 * most. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED, SLOT_TAKEN,
 * SHOP_NOT_FOUND when the shop may not take bookings any more.
 */
export const proposeTime = (ctx: Context, actor: Actor, bookingId: string, start: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, isStaffOf)
    if (booking.status !== 'pending' || hasExpired(booking, now)) throw notPending(booking, now)
    const shop = await shopToBook(ctx.db, booking.shop_id)
    if (!shop) throw shopNotFound()
    const slot = checkedSlot(shop, start, booking.duration_minutes, now)
    await lockMovesOf(ctx.db, shop.id)
    const moved = await moveToFreeBay(ctx, booking, shop.bays, slot)
    if (!moved) throw slotTaken()
    await record(ctx, { type: 'booking.time_proposed', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

async function moveToFreeBay(ctx: Context, booking: BookingRow, bays: number, slot: Slot): Promise<boolean> {
  const busy = await busyBays(ctx.db, booking.shop_id, slot.start, slot.end, booking.id)
  for (const bay of freeBays(busy, bays, slot.start, slot.end)) {
    if (await moved(ctx, booking, { bay, ...slot })) return true
  }
  return false
}

/** False when somebody else took the bay in this moment. */
async function moved(ctx: Context, booking: BookingRow, hold: Slot & { bay: number }): Promise<boolean> {
  const now = ctx.clock.now()
  const answerBy = addMinutes(now, minutesToAcceptProposal)
  const change = {
    awaiting: 'customer' as const,
    expires_at: hold.start < answerBy ? hold.start : answerBy,
    updated_at: now,
  }
  try {
    await transaction(ctx, (ctx) => moveBooking(ctx.db, booking.id, hold, change))
    return true
  } catch (error) {
    if (isBayTaken(error)) return false
    throw error
  }
}
