import { deleteListing, insertListing, listingsLike } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { NewListing } from '../contracts/seller/change-stock.ts'
import type { ShopListing } from '../contracts/seller/stock.ts'
import { withFreshCode } from '../rules/code.ts'
import { transaction } from '../transaction.ts'
import { oneListing } from './list-listings.ts'
import { orderRow } from './listing-view.ts'
import { alreadyListed, skuTaken } from './refusals.ts'
import { settleTyre } from './settle-tyre.ts'
import { listingToChange, stockKeeperOf } from './stock-access.ts'
import { afterStock, pushStock } from './write-stock.ts'

/**
 * Puts a tyre on the shop's shelves; one that the catalogue lacks sells at once and waits for an admin. Throws
 * SHOP_NOT_FOUND, SHOP_BLOCKED, TYRE_NOT_FOUND, NOT_A_SIZE, ALREADY_LISTED, SKU_TAKEN.
 */
export const addListing = (ctx: Context, actor: Actor, shopId: string, wish: NewListing): Promise<ShopListing> =>
  transaction(ctx, async (ctx) => {
    await stockKeeperOf(ctx, actor, shopId)
    const tyreId = await settleTyre(ctx, wish)
    const now = ctx.clock.now()
    const row = {
      shop_id: shopId,
      tyre_id: tyreId,
      price_cents: wish.priceCents,
      quantity: wish.quantity,
      sku: wish.sku ?? null,
      ...orderRow(wish.orderIn ?? null),
      confirmed_at: now,
      created_at: now,
      updated_at: now,
    }
    const { id } = await withFreshCode(ctx.random, async (code) => {
      const made = await insertListing(ctx.db, { ...row, code })
      if (!made) await refuseTwice(ctx, row)
      return made
    })
    await afterStock(ctx, shopId, [id])
    return oneListing(ctx, id)
  })

/** Throws if the tyre or the SKU was in the way, and not the code. */
async function refuseTwice(ctx: Context, row: { shop_id: string; tyre_id: string; sku: string | null }): Promise<void> {
  const there = await listingsLike(ctx.db, row.shop_id, row.tyre_id, row.sku)
  const same = there.find(({ tyre_id: tyreId }) => tyreId === row.tyre_id)
  if (same) throw alreadyListed(same.id)
  if (there.length > 0) throw skuTaken()
}

/** Takes a tyre off the shelves with its deals. Throws LISTING_NOT_FOUND, SHOP_BLOCKED. */
export const removeListing = (ctx: Context, actor: Actor, listingId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const listing = await listingToChange(ctx, actor, listingId)
    await deleteListing(ctx.db, listingId)
    await noteAudit(ctx, {
      contactId: actor.kind === 'contact' ? actor.contactId : null,
      action: 'delete',
      entity: 'listing',
      entityId: listingId,
      before: { shopId: listing.shop_id, priceCents: listing.price_cents, quantity: listing.quantity },
    })
    await pushStock(ctx, listing.shop_id)
  })
