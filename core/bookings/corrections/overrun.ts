import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { Overrun } from '#core/contracts/seller/bookings.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { nextInBay } from '#db/queries/bookings/bays.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { canServe } from '../booking-policy.ts'

/**
 * A booking that takes longer than its bay is held, as its work is by now: how long, and who has the bay next. Undefined
 * if it fits, or holds no bay.
 */
export async function overrunOf(ctx: Context, actor: Actor, bookingId: string): Promise<Overrun | undefined> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking || !canServe(actor, booking) || !['confirmed', 'in_progress'].includes(booking.status)) return undefined
  const { bay, slot_start: start, slot_end: end, quantity, rear_quantity, services } = booking
  const shop = bay && start && end ? await shopToBook(ctx.db, booking.shop_id) : undefined
  if (!shop || !bay || !start || !end) return undefined
  const minutes = minutesFor({ services, quantity: (quantity ?? 1) + (rear_quantity ?? 0) }, shop.times)
  const heldMinutes = Math.round((end.getTime() - start.getTime()) / 60_000)
  if (minutes <= heldMinutes) return undefined
  const next = await nextInBay(ctx.db, booking.shop_id, bay, end)
  return {
    minutes,
    heldMinutes,
    next: next ? { code: next.code, name: next.name, start: next.start.toISOString() } : null,
  }
}
