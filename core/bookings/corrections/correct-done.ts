import type { Actor } from '#core/actor.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { WorkDone } from '#core/contracts/seller/bookings.ts'
import { record } from '#core/events.ts'
import { canCorrectDone } from '#core/rules/bookings/corrections.ts'
import { transaction } from '#core/transaction.ts'
import { changeBooking } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { bookingNotFound, notConfirmed, tooLateToCorrect } from '../refusals.ts'
import { donePrice, isOtherTyre, planCorrection } from './plan-correction.ts'

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
