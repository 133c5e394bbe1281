import type { Actor, Person } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import { threadNotFound } from '../threads/refusals.ts'
import { activeThreadAccess, type ThreadAccess } from '../threads/thread-access.ts'
import { canWorkInbox, hasInbox } from './inbox-policy.ts'

export type InboxAccess = ThreadAccess & { actor: Person; shopId: string }

/**
 * The access of a member to a thread of the shop. Throws THREAD_NOT_FOUND, also for the driver, who shall not learn what
 * the shop keeps beside a thread, and UNAUTHORIZED for a member who was removed from it.
 */
export async function inboxAccess(ctx: Context, actor: Actor, threadId: string): Promise<InboxAccess> {
  const access = await activeThreadAccess(ctx, actor, threadId)
  const { shop_id: shopId } = access.thread
  if (!shopId || !hasInbox(access.me) || !canWorkInbox(actor, shopId)) throw threadNotFound()
  return { ...access, actor, shopId }
}

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOf(actor: Actor, shopId: string): Person {
  if (!canWorkInbox(actor, shopId)) throw shopNotFound()
  return actor
}
