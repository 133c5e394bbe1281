import { blocksOf, deleteBlocks, insertBlocks } from '#db/queries/inbox/blocks.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Blocks, InboxThread } from '../contracts/messages/inbox.ts'
import { noteThread } from '../threads/note-thread.ts'
import { transaction } from '../transaction.ts'
import { inboxAccess, memberOf } from './inbox-access.ts'
import { inboxThreadOf } from './list-inbox.ts'
import { pushShop } from './push-shop.ts'

/** The driver of the conversation may not write to the shop any more. Throws THREAD_NOT_FOUND, UNAUTHORIZED. */
export const blockDriver = (ctx: Context, actor: Actor, threadId: string): Promise<InboxThread> =>
  transaction(ctx, async (ctx) => {
    const access = await inboxAccess(ctx, actor, threadId)
    await insertBlocks(ctx.db, access.shopId, threadId, access.actor.contactId, ctx.clock.now())
    await noteThread(ctx, access, { action: 'update', after: { blocked: true } })
    await pushShop(ctx, { id: threadId, shop_id: access.shopId })
    return inboxThreadOf(ctx, access)
  })

/** Throws THREAD_NOT_FOUND, UNAUTHORIZED. */
export const unblockDriver = (ctx: Context, actor: Actor, threadId: string): Promise<InboxThread> =>
  transaction(ctx, async (ctx) => {
    const access = await inboxAccess(ctx, actor, threadId)
    await deleteBlocks(ctx.db, access.shopId, threadId)
    await noteThread(ctx, access, { action: 'update', after: { blocked: false } })
    await pushShop(ctx, { id: threadId, shop_id: access.shopId })
    return inboxThreadOf(ctx, access)
  })

/** Who may not write to the shop, the newest block first. Throws SHOP_NOT_FOUND. */
export async function listBlocks(ctx: Context, actor: Actor, shopId: string): Promise<Blocks> {
  memberOf(actor, shopId)
  const rows = await blocksOf(ctx.db, shopId)
  return {
    blocks: rows.map(({ thread_id, name, blocked_by, created_at }) => ({
      threadId: thread_id,
      name,
      blockedBy: blocked_by,
      createdAt: created_at.toISOString(),
    })),
  }
}
