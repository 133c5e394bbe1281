import { lockListing, type StockRow } from '#db/queries/inventory/stock.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import { type Actor, isSystem, type Person } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import { canChangeStock, canSeeStock } from './listing-policy.ts'
import { listingNotFound, shopBlocked } from './refusals.ts'

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOfStock(actor: Actor, shopId: string): Person {
  if (!canSeeStock(actor, shopId)) throw shopNotFound()
  return actor
}

/** The same for somebody who changes its stock. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export async function stockKeeperOf(ctx: Context, actor: Actor, shopId: string): Promise<Person> {
  const me = memberOfStock(actor, shopId)
  await refuseBlocked(ctx, shopId)
  return me
}

/** The listing, locked for a change. Throws LISTING_NOT_FOUND, also for somebody else's, and SHOP_BLOCKED. */
export async function listingToChange(ctx: Context, actor: Actor, listingId: string): Promise<StockRow> {
  const listing = await lockListing(ctx.db, listingId)
  if (!listing || !canChangeStock(actor, listing)) throw listingNotFound()
  if (!isSystem(actor)) await refuseBlocked(ctx, listing.shop_id)
  return listing
}

/** Throws SHOP_BLOCKED. */
export async function refuseBlocked(ctx: Context, shopId: string): Promise<void> {
  if ((await statusOfShop(ctx.db, shopId)) === 'blocked') throw shopBlocked()
}
