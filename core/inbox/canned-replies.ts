import {
  deleteReply,
  findReply,
  insertReply,
  type ReplyRow,
  repliesOf,
  updateReply,
} from '#db/queries/inbox/canned-replies.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { CannedReplies, CannedReply, ChangeCannedReply, NewCannedReply } from '../contracts/messages/inbox.ts'
import { transaction } from '../transaction.ts'
import { memberOf } from './inbox-access.ts'
import { canWorkInbox } from './inbox-policy.ts'
import { replyNotFound, shortcutTaken } from './refusals.ts'
import { picturesOf, setPictures } from './reply-pictures.ts'

const MOST = 100

/** Throws SHOP_NOT_FOUND. */
export async function listReplies(ctx: Context, actor: Actor, shopId: string): Promise<CannedReplies> {
  memberOf(actor, shopId)
  return { replies: await withPictures(ctx, await repliesOf(ctx.db, shopId)) }
}

/** Throws SHOP_NOT_FOUND, SHORTCUT_TAKEN, FILE_NOT_FOUND. */
export const makeReply = (ctx: Context, actor: Actor, shopId: string, wish: NewCannedReply): Promise<CannedReply> =>
  transaction(ctx, async (ctx) => {
    memberOf(actor, shopId)
    const { files, ...words } = wish
    const row = await insertReply(ctx.db, { shopId, ...words, at: ctx.clock.now() }, MOST)
    if (!row) throw shortcutTaken(MOST)
    await setPictures(ctx, row.id, files)
    return withPicturesOf(ctx, row)
  })

/** Throws REPLY_NOT_FOUND, SHORTCUT_TAKEN, FILE_NOT_FOUND. */
export const changeReply = (ctx: Context, actor: Actor, id: string, change: ChangeCannedReply): Promise<CannedReply> =>
  transaction(ctx, async (ctx) => {
    const before = await ownReply(ctx, actor, id)
    const { title = before.title, shortcut = before.shortcut, content = before.content, files } = change
    const row = await updateReply(ctx.db, { id, title, shortcut, content, at: ctx.clock.now() })
    if (!row) throw shortcutTaken(MOST)
    await setPictures(ctx, id, files)
    return withPicturesOf(ctx, row)
  })

/** Its pictures go with the next sweep. Throws REPLY_NOT_FOUND. */
export async function removeReply(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ownReply(ctx, actor, id)
  await deleteReply(ctx.db, id)
}

/** A reply of a shop of the actor. Throws REPLY_NOT_FOUND. */
export async function ownReply(ctx: Context, actor: Actor, id: string): Promise<ReplyRow & { shop_id: string }> {
  const reply = await findReply(ctx.db, id)
  if (!reply || !canWorkInbox(actor, reply.shop_id)) throw replyNotFound()
  return reply
}

async function withPictures(ctx: Context, rows: readonly ReplyRow[]): Promise<CannedReply[]> {
  const pictures = await picturesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, files: pictures.get(row.id) ?? [] }))
}

const withPicturesOf = async (ctx: Context, row: ReplyRow): Promise<CannedReply> => ({
  ...row,
  files: (await picturesOf(ctx, [row.id])).get(row.id) ?? [],
})
