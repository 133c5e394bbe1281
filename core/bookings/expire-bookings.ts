import { expirePending } from '#db/queries/bookings.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { cancelReasons } from '../rules/booking-life.ts'
import { transaction } from '../transaction.ts'

const atOnce = 100
const reasons = { shop: cancelReasons.noAnswer, customer: cancelReasons.proposalUnanswered }

/** Ends the requests and proposals that nobody answered in time; how many. Several processes may do so at once. */
export async function expireBookings(ctx: Context): Promise<number> {
  let count = 0
  for (;;) {
    const ended = await transaction(ctx, expireSome)
    count += ended
    if (ended < atOnce) return count
  }
}

async function expireSome(ctx: Context): Promise<number> {
  const ended = await expirePending(ctx.db, ctx.clock.now(), atOnce, reasons)
  for (const { id } of ended) await record(ctx, { type: 'booking.expired', bookingId: id })
  return ended.length
}
