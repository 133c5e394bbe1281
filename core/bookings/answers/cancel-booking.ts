import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import {
  canBecome,
  cancelReasons,
  isTooLateToChange,
  minutesBeforeStartToCancel,
} from '#core/rules/bookings/booking-life.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { MINUTES_TO_ANSWER } from '#core/rules/shops/rescue.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { othersTogether } from '#db/queries/bookings/beside.ts'
import { type BookingRow, changeBooking, lockBooking } from '#db/queries/bookings/bookings.ts'
import { endOffers } from '#db/queries/bookings/offers.ts'
import { asksOf, changeAsk, changeRound, lockRound, offerLostAgain, reopenRound } from '#db/queries/rescue/rescue.ts'
import { canCancel, sideOf } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { hasExpired, notCancellable, tooLateToCancel } from '../refusals.ts'

/**
 * Either side calls it off; the bay is free again. The driver may until two hours before a confirmed appointment, and
 * may withdraw a request, and call off a shop that is on its way to a flat tyre, at any time; the shop may until the work
 * begins. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_CANCELLABLE with the present status, TOO_LATE_TO_CANCEL with the
 * shop's phone.
 */
export const cancelBooking = (ctx: Context, actor: Actor, bookingId: string, reason: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canCancel)
    const side = sideOf(actor, booking)
    if (!canBecome(booking.status, 'cancelled') || hasExpired(booking, now)) throw notCancellable(booking, now, side)
    if (side === 'customer' && isTooLate(booking, now)) {
      throw tooLateToCancel(minutesBeforeStartToCancel / 60, booking.shop_phone)
    }
    await changeBooking(ctx.db, booking.id, {
      status: 'cancelled',
      awaiting: null,
      expires_at: null,
      own_expires_at: null,
      cancelled_by: side ?? null,
      cancel_reason: oneLine(reason),
      updated_at: now,
    })
    const by = side === 'customer' ? side : 'shop'
    if (!(await callOffRescue(ctx, booking, by))) {
      const type = side === 'customer' ? 'booking.cancelled_by_customer' : 'booking.cancelled_by_shop'
      await record(ctx, { type, bookingId: booking.id })
    }
    return viewNow(ctx, booking.id)
  })

const isTooLate = ({ status, appointment_start, rescue_round_id }: BookingRow, now: Date): boolean =>
  status === 'confirmed' &&
  appointment_start !== null &&
  rescue_round_id === null &&
  isTooLateToChange(appointment_start, now)

/**
 * What follows when a booking ends for which a shop is on its way to a flat tyre. The driver's end is the end of the
 * call; if the shop cannot come, the call goes on and the others are asked again. False if nothing of that follows.
 */
async function callOffRescue(ctx: Context, booking: BookingRow, by: 'customer' | 'shop'): Promise<boolean> {
  if (!booking.rescue_round_id) return false
  const round = await lockRound(ctx.db, booking.rescue_round_id)
  const taken = round && (await asksOf(ctx.db, round.id)).find(({ state }) => state === 'taken')
  if (!round || !taken) return false
  const about = { roundId: round.id, askId: taken.id, bookingId: booking.id }
  if (by === 'customer') {
    await changeAsk(ctx.db, taken.id, { state: 'lapsed' })
    await changeRound(ctx.db, round.id, { state: 'closed' })
    await record(ctx, { type: 'rescue.called_off', ...about })
    return true
  }
  const now = ctx.clock.now()
  if (!(await reopenRound(ctx.db, round.id, now, addMinutes(now, MINUTES_TO_ANSWER)))) return false
  await changeAsk(ctx.db, taken.id, { state: 'cannot', minutes: null, answered_at: now })
  await offerLostAgain(ctx.db, round.id)
  const left = (await asksOf(ctx.db, round.id)).filter(({ state }) => state !== 'cannot')
  if (left.length === 0) await changeRound(ctx.db, round.id, { look_at: now })
  await record(ctx, { type: 'rescue.given_up', ...about })
  return true
}

/** Whether the driver has other shops to choose from, so that a yes of one of them is an offer. */
export const hasChoice = async (ctx: Context, bookingId: string): Promise<boolean> =>
  (await othersTogether(ctx.db, bookingId)).length > 0

/**
 * The driver has taken one of the requests that were asked together: the others end, and their shops are told. Called
 * behind lockTogether.
 */
export async function endOthers(ctx: Context, bookingId: string): Promise<void> {
  const now = ctx.clock.now()
  for (const { id } of await othersTogether(ctx.db, bookingId)) {
    const other = await lockBooking(ctx.db, id)
    if (other?.status !== 'pending') continue
    await endOffers(
      ctx.db,
      other.offers.map((one) => one.id),
      'overtaken',
      now,
    )
    await changeBooking(ctx.db, id, {
      status: 'cancelled',
      awaiting: null,
      expires_at: null,
      own_expires_at: null,
      cancelled_by: 'customer',
      cancel_reason: cancelReasons.takenElsewhere,
      updated_at: now,
    })
    await record(ctx, { type: 'booking.cancelled_by_customer', bookingId: id })
  }
}
