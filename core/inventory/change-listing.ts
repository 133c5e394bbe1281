import type { StockRow } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { ChangeListing } from '../contracts/inventory.ts'
import type { ChangeOwnListing, ListingChanged } from '../contracts/seller/change-stock.ts'
import { transaction } from '../transaction.ts'
import { oneListing } from './list-listings.ts'
import { orderRow } from './listing-view.ts'
import { listingToChange, memberOfStock } from './stock-access.ts'
import { noteStockUndo } from './stock-undo.ts'
import { writeStock } from './write-stock.ts'

/**
 * Gives a listing another price or quantity. Throws LISTING_NOT_FOUND, also for somebody else's listing, and
 * SHOP_BLOCKED.
 */
export const changeListing = (ctx: Context, actor: Actor, listingId: string, wish: ChangeListing): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const listing = await listingToChange(ctx, actor, listingId)
    await writeChange(ctx, listing, ChangeListing.parse(wish))
  })

/** The same for a member at the dashboard, with the SKU, to be taken back for a minute. Throws SKU_TAKEN besides. */
export const changeOwnListing = (
  ctx: Context,
  actor: Actor,
  listingId: string,
  wish: ChangeOwnListing,
): Promise<ListingChanged> =>
  transaction(ctx, async (ctx) => {
    const before = await listingToChange(ctx, actor, listingId)
    const after = await writeChange(ctx, before, wish)
    const me = memberOfStock(actor, before.shop_id)
    const undoId = await noteStockUndo(ctx, me.contactId, before.shop_id, { before: [before], after: [after] })
    return { listing: await oneListing(ctx, listingId), undoId }
  })

const changing = ['price_cents', 'sku', 'order_quantity', 'order_lead_hours', 'order_until'] as const

/** Who says how many there are confirms the stock by it. */
async function writeChange(ctx: Context, before: StockRow, wish: ChangeOwnListing): Promise<StockRow> {
  const after = {
    ...before,
    price_cents: wish.priceCents ?? before.price_cents,
    quantity: wish.quantity ?? before.quantity,
    sku: wish.sku === undefined ? before.sku : wish.sku,
    confirmed_at: wish.quantity === undefined ? before.confirmed_at : ctx.clock.now(),
    ...(wish.orderIn !== undefined && orderRow(wish.orderIn)),
  }
  const isOther = wish.quantity !== undefined || changing.some((column) => after[column] !== before[column])
  if (isOther) await writeStock(ctx, before.shop_id, [after])
  return after
}
