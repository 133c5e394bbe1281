import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { transaction } from '#core/transaction.ts'
import { expireMoves } from '#db/queries/bookings/booking-moves.ts'
import { expirePending } from '#db/queries/bookings/bookings.ts'
import { giveGuestBooking } from '#db/queries/bookings/guest-bookings.ts'
import { shownSince } from '#db/queries/bookings/guest-holds.ts'

const atOnce = 100
const reasons = {
  shop: cancelReasons.noAnswer,
  customer: cancelReasons.proposalUnanswered,
  unproven: cancelReasons.notConfirmed,
}

/**
 * Ends requests and proposals that nobody answered in time, and unanswered questions to move a confirmed booking, which
 * then stays as it was. Returns how many ended. Several processes may run it at once.
 */
export const expireBookings = async (ctx: Context): Promise<number> =>
  (await untilNone(ctx, expireRequests)) + (await untilNone(ctx, expireWishes))

async function untilNone(ctx: Context, expireSome: (ctx: Context) => Promise<number>): Promise<number> {
  let count = 0
  for (;;) {
    const ended = await transaction(ctx, expireSome)
    count += ended
    if (ended < atOnce) return count
  }
}

async function expireRequests(ctx: Context): Promise<number> {
  for (const { id, contact_id } of await shownSince(ctx.db, ctx.clock.now()))
    await giveGuestBooking(ctx.db, id, contact_id, ctx.clock.now(), 'number')
  const ended = await expirePending(ctx.db, ctx.clock.now(), atOnce, reasons)
  for (const { id } of ended) await record(ctx, { type: 'booking.expired', bookingId: id })
  return ended.length
}

async function expireWishes(ctx: Context): Promise<number> {
  const ended = await expireMoves(ctx.db, ctx.clock.now(), atOnce)
  for (const { id, by } of ended) {
    await record(ctx, { type: 'booking.move_ended', bookingId: id, askedBy: by, why: 'unanswered' })
  }
  return ended.length
}
