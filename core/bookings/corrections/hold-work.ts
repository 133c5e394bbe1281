import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { isBayTaken, lockMovesOf, moveBooking } from '#db/queries/bookings/bays.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { endOthers } from '../answers/settle-beside.ts'
import { holdOtherTime } from '../times/hold-time.ts'
import type { WorkColumns } from './plan-correction.ts'

/** How long the corrected work takes; what the booking has if number and work are the same. */
export async function minutesOf(ctx: Context, booking: BookingRow, work: WorkColumns): Promise<number> {
  const isSame =
    work.quantity === booking.quantity &&
    work.rear_quantity === booking.rear_quantity &&
    work.services.toSorted().join() === booking.services.toSorted().join()
  const shop = isSame ? undefined : await shopToBook(ctx.db, booking.shop_id)
  const quantity = (work.quantity ?? 1) + (work.rear_quantity ?? 0)
  return shop ? minutesFor({ services: work.services, quantity }, shop.times) : booking.duration_minutes
}

/** The driver has agreed on the phone: the booking has the other time at once, and a request is confirmed with it. */
export async function moveNow(
  ctx: Context,
  booking: BookingRow,
  { start, bay, minutes }: { start: Date; bay: number | undefined; minutes: number },
): Promise<void> {
  const now = ctx.clock.now()
  const isRequest = booking.status === 'pending'
  await holdOtherTime(ctx, booking, { start, bay, asks: 'shop', minutes }, (ctx, hold) =>
    moveBooking(ctx.db, booking.id, hold, {
      ...(isRequest && { status: 'confirmed', awaiting: null, expires_at: null, own_expires_at: null }),
      preferred_start: start,
      appointment_start: start,
      duration_minutes: minutes,
      asked_at: now,
      updated_at: now,
    }),
  )
  if (!isRequest) return
  await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
  await endOthers(ctx, booking.id)
}

/**
 * The bay is held for as long as the corrected work takes; of work that has begun nothing is given away. If somebody else
 * has the bay by then, it stays as it was, and the shop is told who comes next (overrunOf).
 */
export async function holdLonger(ctx: Context, booking: BookingRow, minutes: number): Promise<void> {
  const { slot_start: start, bay } = booking
  const isShorter = minutes < booking.duration_minutes
  if (!start || bay === null || minutes === booking.duration_minutes) return
  if (isShorter && booking.status === 'in_progress') return
  await lockMovesOf(ctx.db, booking.shop_id)
  const hold = { bay, start, end: addMinutes(start, minutes) }
  try {
    await transaction(ctx, (ctx) =>
      moveBooking(ctx.db, booking.id, hold, { duration_minutes: minutes, updated_at: ctx.clock.now() }),
    )
  } catch (error) {
    if (!isBayTaken(error)) throw error
  }
}
