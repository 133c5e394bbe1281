import { type Client, countStranger } from '../bookings/guests/limits.ts'
import type { Context } from '../context.ts'
import type { GuestMessage } from '../contracts/forms/messages.ts'
import type { GuestThreadMade } from '../contracts/threads.ts'
import { type Seat, threadLink } from './seat.ts'
import { openThread, shopToWrite } from './start-thread.ts'

/**
 * A visitor without an account writes to a shop. What they typed of themselves proves nothing: the answer reaches them
 * by e-mail and on their private page. Throws BUSINESS_NOT_FOUND, BUSINESS_OWNER_NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export async function guestMessage(ctx: Context, wish: GuestMessage, client?: Client): Promise<GuestThreadMade> {
  const shop = await shopToWrite(ctx, wish.shopId)
  const { name, email, phone, message, listingCode } = wish
  await countStranger(ctx, { shopId: shop.id, phone, email }, client)
  const opening = { shop, type: 'general' as const, message, ...(listingCode && { metadata: { listingCode } }) }
  return guestThreadMade(ctx, await openThread(ctx, { guest: { name, email, phone } }, opening))
}

/** What a guest is given: the private page of their thread. */
export const guestThreadMade = ({ config }: Context, { thread, me }: Seat): GuestThreadMade => ({
  threadId: thread.id,
  reference: thread.quote_reference ?? thread.id.slice(-8),
  link: threadLink(config, me),
  byEmail: me.guest_email !== null,
})
