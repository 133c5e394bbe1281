import type { Actor } from '#core/actor.ts'
import { refuseAway } from '#core/blocks/away.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { isTooLateToChange, minutesBeforeStartToCancel, shopAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { moveBooking } from '#db/queries/bookings/bays.ts'
import { holdMove } from '#db/queries/bookings/booking-moves.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canMove } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, isMoveOpen, notMovable, proofRequired, sameTime, tooLateToMove } from '../refusals.ts'
import { holdOtherTime } from '../times/hold-time.ts'
import { confirm } from './answer.ts'
import { keepTime, takeTime } from './move.ts'

/**
 * The driver asks for another time of the same booking, which keeps its code and its calendar entry. A request that
 * nobody has confirmed takes the new time and waits for the shop again. A confirmed booking keeps its appointment and
 * holds a second bay, so that the driver never has neither, until the shop agrees, declines or does not answer in time;
 * only agreeing moves it. If the driver asks for the very time that the shop proposes, they accept it; if they ask for
 * the present time, the other question ends. The driver may ask until two hours before a confirmed appointment.
 * Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_MOVABLE with the present status, TOO_LATE_TO_MOVE with the shop's phone,
 * SAME_TIME, SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED, SLOT_TAKEN, SHOP_NOT_FOUND, SHOP_AWAY.
 */
export const rescheduleBooking = (ctx: Context, actor: Actor, bookingId: string, start: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canMove)
    await refuseAway(ctx, { shop: booking.shop_id })
    if (booking.status === 'confirmed') await moveConfirmed(ctx, booking, start)
    else if (booking.status === 'pending' && !hasExpired(booking, now)) await moveRequest(ctx, booking, start)
    else throw notMovable(booking, now)
    return viewNow(ctx, booking.id)
  })

async function moveRequest(ctx: Context, booking: BookingRow, start: Date): Promise<void> {
  const now = ctx.clock.now()
  if (booking.slot_start?.getTime() === start.getTime()) {
    if (booking.awaiting === 'customer') return confirm(ctx, booking)
    throw sameTime(start)
  }
  const { held_until: heldUntil } = booking
  if (heldUntil && heldUntil <= now) throw proofRequired()
  await holdOtherTime(ctx, booking, { start, asks: 'driver' }, (ctx, hold, shop) => {
    const answerBy = shopAnswersBy(shop.hours, now, hold.start)
    return moveBooking(ctx.db, booking.id, hold, {
      awaiting: 'shop',
      asked_at: now,
      preferred_start: hold.start,
      expires_at: heldUntil && heldUntil < answerBy ? heldUntil : answerBy,
      ...(heldUntil && { answer_by: answerBy }),
      updated_at: now,
    })
  })
  await record(ctx, { type: 'booking.move_asked', bookingId: booking.id })
}

async function moveConfirmed(ctx: Context, booking: BookingRow, start: Date): Promise<void> {
  const now = ctx.clock.now()
  const { appointment_start: appointment, proposed_start: proposed } = booking
  if (!appointment) throw notMovable(booking, now)
  if (isTooLateToChange(appointment, now)) throw tooLateToMove(minutesBeforeStartToCancel / 60, booking.shop_phone)
  if (proposed?.getTime() === start.getTime()) {
    if (isMoveOpen(booking, 'shop', now)) return takeTime(ctx, booking)
    throw sameTime(start)
  }
  if (appointment.getTime() === start.getTime()) {
    if (!booking.proposed_by) throw sameTime(start)
    return keepTime(ctx, booking, booking.proposed_by === 'customer' ? 'withdrawn' : 'declined')
  }
  await holdOtherTime(ctx, booking, { start, asks: 'driver' }, (ctx, hold, shop) =>
    holdMove(ctx.db, booking.id, hold, {
      by: 'customer',
      at: now,
      expiresAt: shopAnswersBy(shop.hours, now, hold.start, appointment),
    }),
  )
  await record(ctx, { type: 'booking.move_asked', bookingId: booking.id })
}
