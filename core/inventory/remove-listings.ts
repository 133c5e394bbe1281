import { putBackListings, type RemovedListings, takeListings } from '#db/queries/inventory/removed-listings.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { RemoveStock, StockChanged } from '../contracts/seller/change-stock.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { chosenRows } from './bulk-stock.ts'
import { chosenChanged } from './refusals.ts'
import { afterStock, listingToChange, pushStock, stockKeeperOf } from './write-stock.ts'

/**
 * Takes many tyres off the shelves with their deals, to be put back for a minute. Throws SHOP_NOT_FOUND, SHOP_BLOCKED,
 * and CHANGED_SINCE if other listings are chosen by now.
 */
export const removeListings = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { chosen, expected }: RemoveStock,
): Promise<StockChanged> =>
  transaction(ctx, async (ctx) => {
    const me = await stockKeeperOf(ctx, actor, shopId)
    const rows = await chosenRows(ctx, shopId, chosen)
    if (rows.length !== expected) throw chosenChanged()
    const removed = await takeListings(
      ctx.db,
      shopId,
      rows.map(({ id }) => id),
    )
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'delete',
      entity: 'shop',
      entityId: shopId,
      before: {
        listings: rows.map(({ id, price_cents: priceCents, quantity }) => ({ id, priceCents, quantity })),
      },
    })
    await pushStock(ctx, shopId)
    const undoId = await noteUndo(ctx, me.contactId, {
      what: 'removed',
      subjectId: shopId,
      before: removed,
      after: null,
    })
    return { changed: rows.length, undoId }
  })

/** Takes one tyre off the shelves with its deals. Throws LISTING_NOT_FOUND, SHOP_BLOCKED. */
export const removeListing = (ctx: Context, actor: Actor, listingId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const listing = await listingToChange(ctx, actor, listingId)
    await takeListings(ctx.db, listing.shop_id, [listingId])
    await noteAudit(ctx, {
      contactId: actor.kind === 'contact' ? actor.contactId : null,
      action: 'delete',
      entity: 'listing',
      entityId: listingId,
      before: { shopId: listing.shop_id, priceCents: listing.price_cents, quantity: listing.quantity },
    })
    await pushStock(ctx, listing.shop_id)
  })

/**
 * Puts removed tyres back with their deals; what is listed again meanwhile stays as it is. Throws SHOP_NOT_FOUND,
 * SHOP_BLOCKED, and CHANGED_SINCE if all of it is listed again.
 */
export const undoRemoval = (ctx: Context, actor: Actor, shopId: string, removed: RemovedListings): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await stockKeeperOf(ctx, actor, shopId)
    const back = await putBackListings(ctx.db, removed)
    if (back.length === 0) throw changedSince()
    await afterStock(ctx, shopId, back)
  })
