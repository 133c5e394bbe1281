import { type Actor, guest } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { AddressConfirmed } from '#core/contracts/web-bookings.ts'
import { Refusal } from '#core/errors.ts'
import { pushBooking } from '#core/realtime/push.ts'
import { transaction } from '#core/transaction.ts'
import { bookingContact, findBooking } from '#db/queries/bookings/bookings.ts'
import { giveGuestBooking, shareBookingOfLink } from '#db/queries/bookings/guest-bookings.ts'
import { ownerOfEmail, proveBookingEmail } from '#db/queries/bookings/guest-holds.ts'
import { canKeep, isCustomer } from '../booking-policy.ts'
import { bookingNotFound } from '../refusals.ts'
import { guestBooking, isEmailProof, linkHolder } from './guest-booking.ts'
import { isUnverifiedGuest } from './unverified-guest.ts'

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
      (!isUnverifiedGuest(actor, known) && (await giveGuestBooking(ctx.db, bookingId, actor.contactId, at, 'key'))) ||
      (await shareBookingOfLink(ctx.db, bookingId, actor.accountId, at))
    const row = await findBooking(ctx.db, bookingId)
    if (!kept && !(row && isCustomer(actor, row))) throw keptElsewhere()
    await pushBooking(ctx, { bookingId })
  })

const keptElsewhere = () => new Refusal('KEPT_ELSEWHERE', 'This booking stands in another account already.', 409)

/**
 * The guest shows the proof that stands only in the mail about the booking: the address is theirs, and the bay is held
 * like any other. If an account has proven the same address, the booking becomes its own and the private link ends.
 * Throws BOOKING_NOT_FOUND, LINK_ENDED, LINK_GONE.
 */
export const confirmAddress = (ctx: Context, token: string, proof: string): Promise<AddressConfirmed> =>
  transaction(ctx, async (ctx) => {
    const { bookingId } = await linkHolder(ctx, token)
    const at = ctx.clock.now()
    const isProof = isEmailProof(ctx.config, bookingId, proof)
    if (!isProof || !(await proveBookingEmail(ctx.db, bookingId, at))) throw proofUnknown()
    const row = await findBooking(ctx.db, bookingId)
    const owner = row?.customer_email ? await ownerOfEmail(ctx.db, row.customer_email) : undefined
    await pushBooking(ctx, { bookingId })
    if (owner && (await giveGuestBooking(ctx.db, bookingId, owner.contactId, at, 'email'))) return { booking: null }
    if (owner) await shareBookingOfLink(ctx.db, bookingId, owner.accountId, at)
    return { booking: await guestBooking(ctx, token, guest) }
  })

const proofUnknown = () =>
  new Refusal(
    'LINK_GONE',
    'This link does not confirm the address of this booking. Please open it from the e-mail again.',
    410,
  )
