import { deleteLabel, findLabel, insertLabel, labelsOf, updateLabel } from '#db/queries/inbox/canned-replies.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ChangeLabel, Label, Labels, NewLabel } from '../contracts/messages/inbox.ts'
import { labelNotFound, labelTaken } from './change-inbox.ts'
import { memberOf } from './inbox.ts'
import { canWorkInbox } from './inbox-policy.ts'

const MOST = 30

/** Throws SHOP_NOT_FOUND. */
export async function listLabels(ctx: Context, actor: Actor, shopId: string): Promise<Labels> {
  memberOf(actor, shopId)
  return { labels: await labelsOf(ctx.db, shopId) }
}

/** Throws SHOP_NOT_FOUND, LABEL_TAKEN. */
export async function makeLabel(ctx: Context, actor: Actor, shopId: string, input: NewLabel): Promise<Label> {
  memberOf(actor, shopId)
  const label = await insertLabel(ctx.db, { shopId, ...input }, MOST)
  if (!label) throw labelTaken(MOST)
  return label
}

/** Throws LABEL_NOT_FOUND, LABEL_TAKEN. */
export async function changeLabel(ctx: Context, actor: Actor, id: string, change: ChangeLabel): Promise<Label> {
  const before = await ownLabel(ctx, actor, id)
  const { name = before.name, color = before.color } = change
  const label = await updateLabel(ctx.db, { id, name, color })
  if (!label) throw labelTaken(MOST)
  return label
}

/** It goes from every conversation. Throws LABEL_NOT_FOUND. */
export async function removeLabel(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ownLabel(ctx, actor, id)
  await deleteLabel(ctx.db, id)
}

async function ownLabel(ctx: Context, actor: Actor, id: string) {
  const label = await findLabel(ctx.db, id)
  if (!label || !canWorkInbox(actor, label.shop_id)) throw labelNotFound()
  return label
}
