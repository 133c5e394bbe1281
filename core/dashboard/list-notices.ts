import { type NoticeRow, noticesOfShop } from '#db/queries/seller/shop-notices.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ShopNotice, ShopNotices, ShopNoticesQuery } from '../contracts/seller/notices.ts'
import { noticeWords } from '../rules/seller/shop-notices.ts'
import { memberOf } from './member-of.ts'

/** What the members of the shop should know, the newest first. Throws SHOP_NOT_FOUND. */
export async function listNotices(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { limit }: ShopNoticesQuery,
): Promise<ShopNotices> {
  const { more: _, ...list } = await newestNotices(ctx, actor, shopId, limit)
  return { ...list, next: null }
}

/** The newest of them, how many are unread of all, and whether there are more. Throws SHOP_NOT_FOUND. */
export async function newestNotices(ctx: Context, actor: Actor, shopId: string, limit: number) {
  const { contactId } = memberOf(actor, shopId)
  const rows = await noticesOfShop(ctx.db, shopId, contactId)
  return {
    notices: rows.slice(0, limit).map(noticeView),
    unread: rows.filter(({ is_read }) => !is_read).length,
    more: rows.length > limit,
  }
}

const noticeView = ({ id, since, is_read, ...told }: NoticeRow): ShopNotice => ({
  id,
  ...noticeWords(told),
  at: since.toISOString(),
  read: is_read,
})
