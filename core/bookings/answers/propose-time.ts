import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { driverAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { transaction } from '#core/transaction.ts'
import { moveBooking } from '#db/queries/bookings/bays.ts'
import { holdMove } from '#db/queries/bookings/booking-moves.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, isMoveOpen, notPending, sameTime } from '../refusals.ts'
import { holdOtherTime } from '../times/hold-time.ts'
import { keepTime, takeTime } from './move.ts'

/**
 * What the shop offers beside the time, for a request: fewer tyres than asked for, and words about it. `bay`: the one
 * that it wants for it.
 */
export type Offer = { quantity?: number; note?: string; bay?: number }

/**
 * The shop offers another time, for a day at most. For a request it holds a bay in place of the one that was asked for;
 * a confirmed booking keeps its appointment until the driver accepts. If the shop proposes the very time that the
 * driver asks for, it accepts it; if it proposes the present time, the other question ends. Refusals:
 * BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, SAME_TIME, SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED, SLOT_TAKEN,
 * SHOP_NOT_FOUND when the shop may not take bookings any more.
 */
export const proposeTime = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  start: Date,
  offer: Offer = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (booking.status === 'confirmed') await proposeMove(ctx, booking, { start, ...offer })
    else if (booking.status === 'pending' && !hasExpired(booking, now)) await proposeInstead(ctx, booking, start, offer)
    else throw notPending(booking, now)
    return viewNow(ctx, booking.id)
  })

async function proposeInstead(ctx: Context, booking: BookingRow, start: Date, offer: Offer): Promise<void> {
  const now = ctx.clock.now()
  await holdOtherTime(ctx, booking, { start, bay: offer.bay, asks: 'shop' }, (ctx, hold) =>
    moveBooking(ctx.db, booking.id, hold, {
      awaiting: 'customer',
      asked_at: now,
      offered_quantity: offer.quantity ?? null,
      offer_note: oneLine(offer.note ?? ''),
      expires_at: driverAnswersBy(now, hold.start),
      updated_at: now,
    }),
  )
  await record(ctx, { type: 'booking.time_proposed', bookingId: booking.id })
}

async function proposeMove(
  ctx: Context,
  booking: BookingRow,
  { start, bay }: { start: Date; bay?: number },
): Promise<void> {
  const now = ctx.clock.now()
  const { appointment_start: appointment, proposed_start: proposed } = booking
  if (isMoveOpen(booking, 'customer', now) && proposed?.getTime() === start.getTime()) return takeTime(ctx, booking)
  if (appointment?.getTime() === start.getTime()) {
    if (!booking.proposed_by) throw sameTime(appointment)
    return keepTime(ctx, booking, booking.proposed_by === 'shop' ? 'withdrawn' : 'declined')
  }
  await holdOtherTime(ctx, booking, { start, bay, asks: 'shop' }, (ctx, hold) =>
    holdMove(ctx.db, booking.id, hold, {
      by: 'shop',
      at: now,
      expiresAt: driverAnswersBy(now, hold.start, appointment),
    }),
  )
  await record(ctx, { type: 'booking.move_proposed', bookingId: booking.id })
}
