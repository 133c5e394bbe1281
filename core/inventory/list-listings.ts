import { listingById, listingPage } from '#db/queries/inventory/shop-listings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ListingPage, ListingQuery, ShopListing } from '../contracts/seller/stock.ts'
import { localDate } from '../rules/time/time.ts'
import { shopListing } from './listing-view.ts'
import { listingNotFound } from './refusals.ts'
import { memberOfStock } from './stock-access.ts'
import { listingConditions } from './stock-search.ts'

/** A page of a shop's stock, for its members. Throws SHOP_NOT_FOUND. */
export async function listListings(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { sort, order, page, perPage, ...filter }: ListingQuery,
): Promise<ListingPage> {
  memberOfStock(actor, shopId)
  const now = ctx.clock.now()
  const { rows, total } = await listingPage(ctx.db, shopId, listingConditions(filter, now), {
    sort,
    descending: order === 'desc',
    limit: perPage,
    offset: (page - 1) * perPage,
    today: localDate(now),
  })
  return { listings: rows.map(shopListing), total, page, pages: Math.max(1, Math.ceil(total / perPage)) }
}

/** One listing as its shop sees it; whoever asks has looked at its shop. Throws LISTING_NOT_FOUND. */
export async function oneListing(ctx: Context, listingId: string): Promise<ShopListing> {
  const row = await listingById(ctx.db, listingId, localDate(ctx.clock.now()))
  if (!row) throw listingNotFound()
  return shopListing(row)
}
