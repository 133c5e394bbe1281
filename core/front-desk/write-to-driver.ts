import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { transaction } from '#core/transaction.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../bookings/booking-policy.ts'
import { bookingNotFound } from '../bookings/refusals.ts'
import { sendMessage } from '../threads/send-message.ts'
import { threadWithCustomer } from '../threads/write-to-customer.ts'

/** A member writes to the driver of a booking, in the conversation that is about it. Throws BOOKING_NOT_FOUND. */
export const writeToDriver = (ctx: Context, actor: Actor, id: string, message: string): Promise<{ threadId: string }> =>
  transaction(ctx, async (ctx) => {
    const row = await findBooking(ctx.db, id)
    if (!row || row.hidden_by_shop_at !== null || !canServe(actor, row)) throw bookingNotFound()
    const access = await threadWithCustomer(ctx, actor, id)
    await sendMessage(ctx, access, { message })
    return { threadId: access.thread.id }
  })
