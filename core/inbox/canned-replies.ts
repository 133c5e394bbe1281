import { deleteReply, findReply, insertReply, repliesOf, updateReply } from '#db/queries/inbox/canned-replies.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { CannedReplies, CannedReply, ChangeCannedReply, NewCannedReply } from '../contracts/messages/inbox.ts'
import { memberOf } from './inbox-access.ts'
import { canWorkInbox } from './inbox-policy.ts'
import { replyNotFound, shortcutTaken } from './refusals.ts'

const MOST = 100

/** Throws SHOP_NOT_FOUND. */
export async function listReplies(ctx: Context, actor: Actor, shopId: string): Promise<CannedReplies> {
  memberOf(actor, shopId)
  return { replies: await repliesOf(ctx.db, shopId) }
}

/** Throws SHOP_NOT_FOUND, SHORTCUT_TAKEN. */
export async function makeReply(
  ctx: Context,
  actor: Actor,
  shopId: string,
  wish: NewCannedReply,
): Promise<CannedReply> {
  memberOf(actor, shopId)
  const reply = await insertReply(ctx.db, { shopId, ...wish, at: ctx.clock.now() }, MOST)
  if (!reply) throw shortcutTaken(MOST)
  return reply
}

/** Throws REPLY_NOT_FOUND, SHORTCUT_TAKEN. */
export async function changeReply(
  ctx: Context,
  actor: Actor,
  id: string,
  change: ChangeCannedReply,
): Promise<CannedReply> {
  const before = await ownReply(ctx, actor, id)
  const { title = before.title, shortcut = before.shortcut, content = before.content } = change
  const reply = await updateReply(ctx.db, { id, title, shortcut, content, at: ctx.clock.now() })
  if (!reply) throw shortcutTaken(MOST)
  return reply
}

/** Throws REPLY_NOT_FOUND. */
export async function removeReply(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ownReply(ctx, actor, id)
  await deleteReply(ctx.db, id)
}

async function ownReply(ctx: Context, actor: Actor, id: string) {
  const reply = await findReply(ctx.db, id)
  if (!reply || !canWorkInbox(actor, reply.shop_id)) throw replyNotFound()
  return reply
}
