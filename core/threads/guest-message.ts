import { lockBooking } from '#db/queries/bookings/bookings.ts'
import { guestOfBooking } from '#db/queries/threads/open-threads.ts'
import type { Actor } from '../actor.ts'
import { linkHolder } from '../bookings/guests/guest-booking.ts'
import { type Client, countUnverifiedGuest } from '../bookings/guests/unverified-guest.ts'
import { bookingNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { GuestMessage } from '../contracts/forms/messages.ts'
import type { GuestThreadMade } from '../contracts/threads.ts'
import { transaction } from '../transaction.ts'
import { takeLooseFiles } from './files/loose-files.ts'
import { businessToBusiness } from './refusals.ts'
import { sendMessage } from './send-message.ts'
import { metadataOf, openThread, shopToWrite } from './start-thread.ts'
import { accessOfParticipant, type ThreadAccess, threadLink } from './thread-access.ts'
import { canWriteToShops } from './thread-policy.ts'
import { referenceOf } from './thread-view.ts'

/**
 * A visitor without an account writes to a shop. The typed name, number and address are unproven, so the answer reaches
 * the guest by e-mail and on a private page. Throws BUSINESS_NOT_FOUND, BUSINESS_OWNER_NOT_FOUND, TOO_MANY_REQUESTS, and
 * BUSINESS_TO_BUSINESS where a browser is signed in for a shop.
 */
export async function guestMessage(
  ctx: Context,
  actor: Actor,
  input: Omit<GuestMessage, 'files'> & { files?: readonly string[] },
  client?: Client,
): Promise<GuestThreadMade> {
  if (!canWriteToShops(actor)) throw businessToBusiness()
  const shop = await shopToWrite(ctx, input.shopId)
  const { name, email, phone, message, files } = input
  await countUnverifiedGuest(ctx, { shopId: shop.id, phone, email }, client)
  const opening = { shop, type: 'general' as const, message, files, ...metadataOf(input) }
  return guestThreadMade(ctx, await openThread(ctx, { guest: { name, email, phone } }, opening))
}

/**
 * The holder of a booking's private link writes to its shop: the booking says who writes, and is pinned. What they write
 * later goes on in the same thread. Throws BOOKING_NOT_FOUND, LINK_ENDED, BUSINESS_NOT_FOUND, BUSINESS_OWNER_NOT_FOUND.
 */
export const messageAboutBooking = (
  ctx: Context,
  token: string,
  { message, files }: { message: string; files?: readonly string[] },
): Promise<GuestThreadMade> =>
  transaction(ctx, async (ctx) => {
    const { bookingId } = await linkHolder(ctx, token)
    const booking = await lockBooking(ctx.db, bookingId)
    if (!booking) throw bookingNotFound()
    const shop = await shopToWrite(ctx, booking.shop_id)
    const before = await guestOfBooking(ctx.db, bookingId)
    if (before) {
      const access = await accessOfParticipant(ctx, before)
      await sendMessage(ctx, access, { message, files: await takeLooseFiles(ctx, access, files ?? []) })
      return guestThreadMade(ctx, access)
    }
    const { customer_name: name, customer_email: email, customer_phone: phone } = booking
    const guest = { name, email: email ?? undefined, phone: phone ?? undefined }
    const opening = { shop, type: 'booking' as const, message, files, bookingId }
    return guestThreadMade(ctx, await openThread(ctx, { guest }, opening))
  })

/** The answer to the guest: the private page of the thread, and whether we can reach them by e-mail. */
export const guestThreadMade = ({ config }: Context, { thread, me }: ThreadAccess): GuestThreadMade => ({
  threadId: thread.id,
  reference: referenceOf(thread),
  link: threadLink(config, me),
  byEmail: me.guest_email !== null,
})
