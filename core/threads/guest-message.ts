import type { Actor } from '../actor.ts'
import { type Client, countStranger } from '../bookings/guests/stranger.ts'
import type { Context } from '../context.ts'
import type { GuestMessage } from '../contracts/forms/messages.ts'
import type { GuestThreadMade } from '../contracts/threads.ts'
import { businessToBusiness } from './refusals.ts'
import { metadataOf, openThread, shopToWrite } from './start-thread.ts'
import { type ThreadAccess, threadLink } from './thread-access.ts'
import { canWriteToShops } from './thread-policy.ts'

/**
 * A visitor without an account writes to a shop. The typed name, number and address are unproven, so the answer reaches
 * the guest by e-mail and on a private page. Throws BUSINESS_NOT_FOUND, BUSINESS_OWNER_NOT_FOUND, TOO_MANY_REQUESTS, and
 * BUSINESS_TO_BUSINESS where a browser is signed in for a shop.
 */
export async function guestMessage(
  ctx: Context,
  actor: Actor,
  wish: Omit<GuestMessage, 'files'> & { files?: readonly string[] },
  client?: Client,
): Promise<GuestThreadMade> {
  if (!canWriteToShops(actor)) throw businessToBusiness()
  const shop = await shopToWrite(ctx, wish.shopId)
  const { name, email, phone, message, files } = wish
  await countStranger(ctx, { shopId: shop.id, phone, email }, client)
  const opening = { shop, type: 'general' as const, message, files, ...metadataOf(wish) }
  return guestThreadMade(ctx, await openThread(ctx, { guest: { name, email, phone } }, opening))
}

/** The answer to the guest: the private page of the thread, and whether we can reach them by e-mail. */
export const guestThreadMade = ({ config }: Context, { thread, me }: ThreadAccess): GuestThreadMade => ({
  threadId: thread.id,
  reference: thread.quote_reference ?? thread.id.slice(-8),
  link: threadLink(config, me),
  byEmail: me.guest_email !== null,
})
