import { localDate } from '#core/rules/time/time.ts'
import { type StockedRow, stockOf } from '#db/queries/inventory/inventory.ts'
import { stockCounts } from '#db/queries/inventory/stock.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { transaction } from '../transaction.ts'
import { changeOwnListing } from './change-listing.ts'
import { shopsStocked } from './listing-policy.ts'
import { listingToChange } from './stock-access.ts'

/** One tyre that a shop of the actor sells. */
export type OwnTyre = Pick<StockedRow, 'brand' | 'model' | 'size' | 'stock'> & {
  listingId: string
  shopId: string
  priceCents: number
}

const MOST = 50

/** The tyres of the actor's shops, or one of them, with these words in brand, model or size; sold out or not. */
export async function ownStock(
  ctx: Context,
  actor: Actor,
  wanted: { size?: string | undefined; words: readonly string[]; shopId?: string | undefined },
): Promise<OwnTyre[]> {
  const found: OwnTyre[] = []
  for (const shopId of shopsStocked(actor).filter((id) => !wanted.shopId || id === wanted.shopId)) {
    const rows = await stockOf(ctx.db, shopId, {
      today: localDate(ctx.clock.now()),
      size: wanted.size,
      words: wanted.words,
      after: undefined,
      limit: MOST,
    })
    for (const { listing_id: listingId, list_price_cents: priceCents, brand, model, size, stock } of rows)
      found.push({ listingId, shopId, priceCents, brand, model, size, stock })
  }
  return found
}

export type StockChange = {
  /** So many more, or fewer if below zero; sold out at 0. */
  by?: number | undefined
  quantity?: number | undefined
  priceCents?: number | undefined
}
export type StockLevel = { quantity: number; priceCents: number }

/** Changes stock or price of a listing, to be taken back for a minute. Throws LISTING_NOT_FOUND, SHOP_BLOCKED. */
export const changeStock = (
  ctx: Context,
  actor: Person,
  listingId: string,
  { by, quantity, priceCents }: StockChange,
): Promise<{ before: StockLevel; after: StockLevel; undoId: string }> =>
  transaction(ctx, async (ctx) => {
    const listing = await listingToChange(ctx, actor, listingId)
    const before = { quantity: listing.quantity, priceCents: listing.price_cents }
    const next = by === undefined ? quantity : Math.max(0, before.quantity + by)
    const { undoId } = await changeOwnListing(ctx, actor, listingId, { priceCents, quantity: next })
    const after = { quantity: next ?? before.quantity, priceCents: priceCents ?? before.priceCents }
    return { before, after, undoId }
  })

/** How many kinds of tyres the actor's shops list, and how many of those are sold out. */
export const stockSummary = (ctx: Context, actor: Actor): Promise<{ listed: number; soldOut: number }> =>
  stockCounts(ctx.db, shopsStocked(actor))
