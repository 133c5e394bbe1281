import { markNotices } from '#db/queries/seller/shop-notices.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { transaction } from '../transaction.ts'
import { memberOf } from './member-of.ts'
import { pushNotices } from './push-notices.ts'
import { noticeNotFound } from './refusals.ts'

/** Marks all notices of the shop as read by the member. Throws SHOP_NOT_FOUND. */
export const readNotices = (ctx: Context, actor: Actor, shopId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = memberOf(actor, shopId)
    await markNotices(ctx.db, shopId, contactId, { at: ctx.clock.now() })
    await pushNotices(ctx, [contactId])
  })

/** Throws SHOP_NOT_FOUND, NOTICE_NOT_FOUND. */
export const readNotice = (ctx: Context, actor: Actor, shopId: string, noticeId: string): Promise<void> =>
  markOne(ctx, actor, shopId, { only: noticeId })

/** Puts a notice away for the member, until its cause comes back. Throws SHOP_NOT_FOUND, NOTICE_NOT_FOUND. */
export const dismissNotice = (ctx: Context, actor: Actor, shopId: string, noticeId: string): Promise<void> =>
  markOne(ctx, actor, shopId, { only: noticeId, dismissed: true })

const markOne = (ctx: Context, actor: Actor, shopId: string, mark: { only: string; dismissed?: true }): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = memberOf(actor, shopId)
    if (!(await markNotices(ctx.db, shopId, contactId, { ...mark, at: ctx.clock.now() }))) throw noticeNotFound()
    await pushNotices(ctx, [contactId])
  })
