import { findBooking } from '#db/queries/bookings/bookings.ts'
import {
  keepNotices,
  markChecked,
  recentEvents,
  type ShopStateRow,
  shopOfMessage,
  shopOfThread,
  shopStates,
  shopsOfListings,
  shopsToCheck,
} from '#db/queries/seller/shop-notices.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../due/each-due.ts'
import { causesOf } from '../rules/seller/shop-notices.ts'
import { addMinutes, localDate } from '../rules/time/time.ts'
import { joinTransaction } from '../transaction.ts'
import { pushNotices } from './push-notices.ts'

/** Brings the standing notices of these shops in step with their causes, and tells their members' open browsers. */
export const refreshNotices = (ctx: Context, shopIds: readonly string[]): Promise<void> =>
  joinTransaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const states = await shopStates(ctx.db, shopIds, localDate(at))
    const stands = states.flatMap((row) =>
      causesOf(factsOf(row)).map((one) => ({ shopId: row.shop_id, about: null, since: null, ...one })),
    )
    const happened = await recentEvents(ctx.db, shopIds, at)
    for (const shopId of await keepNotices(ctx.db, shopIds, [...stands, ...happened], at))
      await pushNotices(ctx, await peopleOfShop(ctx.db, shopId))
  })

const factsOf = ({ verified, business_status, low_stock, pending, active_deals }: ShopStateRow) => ({
  isVerified: verified,
  isHidden: business_status !== 'active' && business_status !== 'pending',
  lowStock: low_stock,
  pending,
  activeDeals: active_deals,
})

/** After something happened to a booking. */
export const refreshAfterBooking = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const booking = await findBooking(ctx.db, bookingId)
  if (booking) await refreshNotices(ctx, [booking.shop_id])
}

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
