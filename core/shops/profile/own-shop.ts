import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { type OwnShopRow, ownShop } from '#db/queries/shops/shop-profile.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { OwnShop } from '../../contracts/seller/shop-profile.ts'
import { hoursText, intervalsOn } from '../../rules/time/opening-hours.ts'
import { localDate } from '../../rules/time/time.ts'
import { notYourShop } from '../refusals.ts'
import { canChangeProfile } from '../shop-policy.ts'
import { openState } from '../shop-view.ts'
import { memberOfProfile } from './profile-access.ts'

/** What the shop says of itself, for its members. Throws SHOP_NOT_FOUND. */
export async function readOwnShop(ctx: Context, actor: Actor, shopId: string): Promise<OwnShop> {
  memberOfProfile(actor, shopId)
  const row = await shopRow(ctx, shopId)
  const hours = await hoursOfShop(ctx.db, shopId)
  const now = ctx.clock.now()
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    email: row.contact_email,
    phone: row.contact_phone,
    description: row.description,
    website: row.website,
    address: row.address,
    suburb: row.suburb,
    city: row.city,
    province: row.province,
    lat: row.lat,
    lng: row.lng,
    status: row.business_status,
    verified: row.verified,
    rejectionReason: row.rejection_reason,
    logoUrl: row.logo_url,
    imageUrl: row.image_url,
    rating: row.rating,
    reviewCount: row.review_count,
    ...openState(hours, now),
    todayText: hoursText(intervalsOn(hours, localDate(now))),
    canChange: canChangeProfile(actor, shopId) && row.business_status !== 'blocked',
  }
}

/** Throws SHOP_NOT_FOUND. */
export async function shopRow(ctx: Context, shopId: string): Promise<OwnShopRow> {
  const row = await ownShop(ctx.db, shopId)
  if (!row) throw notYourShop()
  return row
}
