import type { Actor } from '#core/actor.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { Overrun, WorkDone } from '#core/contracts/seller/bookings.ts'
import { record } from '#core/events.ts'
import { canCorrectDone } from '#core/rules/bookings/corrections.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { isBayTaken, lockMovesOf, moveBooking, nextInBay } from '#db/queries/bookings/bays.ts'
import { type BookingRow, changeBooking, findBooking } from '#db/queries/bookings/bookings.ts'
import { shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { endOthers } from '../answers/cancel-booking.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { bookingNotFound, notConfirmed, tooLateToCorrect } from '../refusals.ts'
import { holdOtherTime } from '../times/open-slots.ts'
import { donePrice, isOtherTyre, planCorrection, type WorkColumns } from './plan-correction.ts'

/**
 * What was done was another thing or came to another total: noted, and told to the driver. What was quoted stays as it
 * was. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_CONFIRMED with the present status, TOO_LATE_TO_CORRECT,
 * LISTING_NOT_FOUND.
 */
export const correctDone = (ctx: Context, actor: Actor, bookingId: string, done: WorkDone): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (!canServe(actor, booking)) throw bookingNotFound()
    if (booking.status !== 'completed' || !booking.completed_at) throw notConfirmed(booking, now)
    if (!canCorrectDone(booking.completed_at, now)) throw tooLateToCorrect()
    const before = donePrice(booking)
    const { columns, lines, totalCents } = await planCorrection(ctx, booking, before, done)
    const isSameWork = columns.quantity === booking.quantity && !isOtherTyre(booking, columns)
    if (isSameWork && totalCents === before.totalCents && done.lines === undefined && done.services === undefined)
      return viewNow(ctx, booking.id)
    await changeBooking(ctx.db, booking.id, {
      ...columns,
      done_lines: JSON.stringify(lines),
      done_total_cents: totalCents,
      updated_at: now,
    })
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'booking',
      entityId: booking.id,
      before: { doneTotalCents: before.totalCents, quantity: booking.quantity, listingId: booking.listing_id },
      after: { doneTotalCents: totalCents, quantity: columns.quantity, listingId: columns.listing_id },
    })
    await record(ctx, { type: 'booking.done_corrected', bookingId: booking.id })
    return viewNow(ctx, booking.id)
  })

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
