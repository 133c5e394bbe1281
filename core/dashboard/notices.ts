import {
  keepNotices,
  markChecked,
  markNotices,
  type NoticeRow,
  noticesOfShop,
  type ShopStateRow,
  type ShopsOf,
  shopOfMessage,
  shopOfThread,
  shopStates,
  shopsOfListings,
  shopsToCheck,
} from '#db/queries/seller/shop-notices.ts'
import type { Actor, Person } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { ShopNotice, ShopNotices, ShopNoticesQuery } from '../contracts/seller/dashboard.ts'
import { Refusal } from '../errors.ts'
import { eachDue } from '../jobs/each-due.ts'
import { push } from '../realtime.ts'
import { causesOf, noticeWords } from '../rules/seller/shop-notices.ts'
import { addMinutes, localDate } from '../rules/time/time.ts'
import { joinTransaction, transaction } from '../transaction.ts'
import { canSeeDashboard } from './dashboard-policy.ts'

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

const noticeNotFound = () => new Refusal('NOTICE_NOT_FOUND', 'There is no such notice', 404)

/** Tells the open browsers of these people to read their shop's notices anew. */
const pushNotices = (ctx: Context, contactIds: readonly string[]): Promise<void> =>
  push(
    ctx,
    contactIds.map((id) => `contact:${id}` as const),
    { type: 'notices_changed' },
  )

/** Brings the standing notices of these shops in step with their causes, and tells their members' open browsers. */
export const refreshNotices = (ctx: Context, shopIds: readonly string[]): Promise<void> => refresh(ctx, { shopIds })

const refresh = (ctx: Context, of: ShopsOf): Promise<void> =>
  joinTransaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const states = await shopStates(ctx.db, of, at, localDate(at))
    const standing = states.flatMap((row) => [
      ...causesOf(factsOf(row)).map((one) => ({ shopId: row.shop_id, about: null, since: null, ...one })),
      ...row.happened,
    ])
    const shopIds = states.map(({ shop_id }) => shop_id)
    for (const people of await keepNotices(ctx.db, shopIds, standing, at)) await pushNotices(ctx, people)
  })

const factsOf = ({ verified, business_status, low_stock, pending, active_deals }: ShopStateRow) => ({
  isVerified: verified,
  isHidden: business_status !== 'active' && business_status !== 'pending',
  lowStock: low_stock,
  pending,
  activeDeals: active_deals,
})

/** After something happened to a booking. */
export const refreshAfterBooking = (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> =>
  refresh(ctx, { bookingId })

/** After prices, quantities or deals have changed. */
export const refreshAfterListings = async (ctx: Context, listingIds: readonly string[]): Promise<void> =>
  refreshNotices(ctx, await shopsOfListings(ctx.db, listingIds))

/** After somebody put a shop forward, or an admin answered. */
export const refreshShop = (ctx: Context, { shopId }: { shopId: string }): Promise<void> =>
  refreshNotices(ctx, [shopId])

/** After a message was sent: a driver waits for an answer, or got it. */
export const refreshAfterMessage = async (ctx: Context, { messageId }: { messageId: string }): Promise<void> => {
  const shopId = await shopOfMessage(ctx.db, messageId)
  if (shopId) await refreshNotices(ctx, [shopId])
}

/** After a conversation began or ceased to wait for the shop without a message. */
export const refreshAfterThread = async (ctx: Context, { threadId }: { threadId: string }): Promise<void> => {
  const shopId = await shopOfThread(ctx.db, threadId)
  if (shopId) await refreshNotices(ctx, [shopId])
}

const EVERY_MINUTES = 10

/**
 * Looks at shops whose causes no event tells of: a shop that was verified, or a review or cancellation that grew old.
 */
export const sweepNotices = eachDue<string>({
  name: 'shop-notice',
  claim: (ctx, claim) => shopsToCheck(ctx.db, addMinutes(claim.at, -EVERY_MINUTES), claim),
  id: (shopId) => shopId,
  doAll: async (ctx, shopIds) => {
    const at = ctx.clock.now()
    await refreshNotices(ctx, await markChecked(ctx.db, shopIds, addMinutes(at, -EVERY_MINUTES), at))
  },
})

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOf(actor: Actor, shopId: string): Person {
  if (!canSeeDashboard(actor, shopId)) throw shopNotFound()
  return actor
}
