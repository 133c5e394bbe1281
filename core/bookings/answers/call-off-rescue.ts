import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { MINUTES_TO_ANSWER } from '#core/rules/shops/rescue.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { asksOf, changeAsk, changeRound, lockRound, offerLostAgain, reopenRound } from '#db/queries/rescue/rescue.ts'

/**
 * What follows when a booking ends for which a shop is on its way to a flat tyre. The driver's end is the end of the
 * call; if the shop cannot come, the call goes on and the others are asked again. False if nothing of that follows.
 */
export async function callOffRescue(ctx: Context, booking: BookingRow, by: 'customer' | 'shop'): Promise<boolean> {
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
