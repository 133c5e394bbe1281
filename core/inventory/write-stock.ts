import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { isSkuTaken, type StockValues, updateListings } from '#db/queries/inventory/stock.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { push } from '../realtime/push.ts'
import { localDate } from '../rules/time/time.ts'
import { skuTaken } from './refusals.ts'

/** An event names so many listings. */
const AT_ONCE = 500

/**
 * Writes listings of one shop as they are to be, and brings what drivers see in step. Runs in a transaction that has
 * locked them. Throws SKU_TAKEN.
 */
export async function writeStock(ctx: Context, shopId: string, rows: readonly StockValues[]): Promise<void> {
  if (rows.length === 0) return
  const now = ctx.clock.now()
  try {
    await updateListings(ctx.db, rows, now)
  } catch (error) {
    throw isSkuTaken(error) ? skuTaken() : error
  }
  await afterStock(
    ctx,
    shopId,
    rows.map(({ id }) => id),
  )
}

/** What follows from another price or stock of these listings. */
export async function afterStock(ctx: Context, shopId: string, listingIds: readonly string[]): Promise<void> {
  await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
  for (let start = 0; start < listingIds.length; start += AT_ONCE)
    await record(ctx, { type: 'listing.changed', listingIds: listingIds.slice(start, start + AT_ONCE) })
  await pushStock(ctx, shopId)
}

/** Tells the open browsers of the shop's members to read its stock anew. */
export async function pushStock(ctx: Context, shopId: string): Promise<void> {
  const rooms = (await peopleOfShop(ctx.db, shopId)).map((contactId) => `contact:${contactId}` as const)
  await push(ctx, rooms, { type: 'stock_changed', shopId })
}
