import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { pushBooking } from '#core/realtime/push-booking.ts'
import { transaction } from '#core/transaction.ts'
import { bookingContact, findBooking } from '#db/queries/bookings/bookings.ts'
import { giveGuestBooking, shareBookingOfLink } from '#db/queries/bookings/guest-bookings.ts'
import { canKeep, isCustomer } from '../booking-policy.ts'
import { bookingNotFound } from '../refusals.ts'
import { linkHolder } from './guest-link.ts'
import { isStranger } from './stranger.ts'

/**
 * Puts a guest's booking among those of the account that is signed in, because its person holds the private link. What
 * somebody has claimed in the chat stays theirs there; an account with nothing proven proves nothing for the bay. Throws BOOKING_NOT_FOUND, LINK_ENDED, KEPT_ELSEWHERE.
 */
export const keepBooking = (ctx: Context, actor: Actor, token: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { bookingId } = await linkHolder(ctx, token)
    if (!canKeep(actor)) throw bookingNotFound()
    const at = ctx.clock.now()
    const known = await bookingContact(ctx.db, actor.contactId)
    const kept =
      (!isStranger(actor, known) && (await giveGuestBooking(ctx.db, bookingId, actor.contactId, at, 'key'))) ||
      (await shareBookingOfLink(ctx.db, bookingId, actor.accountId, at))
    const row = await findBooking(ctx.db, bookingId)
    if (!kept && !(row && isCustomer(actor, row))) throw keptElsewhere()
    await pushBooking(ctx, { bookingId })
  })

const keptElsewhere = () => new Refusal('KEPT_ELSEWHERE', 'This booking stands in another account already.', 409)
