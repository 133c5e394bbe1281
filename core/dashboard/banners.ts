import { putBannerAway } from '#db/queries/seller/banners.ts'
import { dashboardOf } from '#db/queries/seller/dashboard.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { Banner } from '../contracts/seller/dashboard.ts'
import { transaction } from '../transaction.ts'
import { memberOf } from './member-of.ts'

type Numbers = { business_status: string; nearly_gone: number; pending: number; unread: number }

/** Every banner with the number that it is about; it is due when there is anything. */
export const bannersOf = (shop: Numbers): { banner: Banner; count: number }[] => [
  { banner: 'dashboard-active', count: shop.business_status === 'active' ? 1 : 0 },
  { banner: 'low-stock', count: shop.nearly_gone },
  { banner: 'pending-bookings', count: shop.pending },
  { banner: 'unread-messages', count: shop.unread },
]

/** Puts a banner away for the member, until it has more to say than now. Throws SHOP_NOT_FOUND. */
export const dismissBanner = (ctx: Context, actor: Actor, shopId: string, wanted: Banner): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = memberOf(actor, shopId)
    const shop = await dashboardOf(ctx.db, shopId, contactId)
    if (!shop) throw shopNotFound()
    const banner = bannersOf(shop).find((one) => one.banner === wanted)
    if (banner) await putBannerAway(ctx.db, shopId, contactId, banner)
  })
