import { localDate } from '#core/rules/time/time.ts'
import { type StockedRow, stockOf } from '#db/queries/inventory/inventory.ts'
import { lockListing, stockCounts } from '#db/queries/inventory/stock.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { changeListing } from './change-listing.ts'
import { canChangeStock, shopsStocked } from './listing-policy.ts'
import { listingNotFound } from './refusals.ts'

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

/** Changes stock or price of a listing, to be taken back for a minute. Throws LISTING_NOT_FOUND. */
export const changeStock = (
  ctx: Context,
  actor: Person,
  listingId: string,
  { by, quantity, priceCents }: StockChange,
): Promise<{ before: StockLevel; after: StockLevel; undoId: string }> =>
  transaction(ctx, async (ctx) => {
    const listing = await lockListing(ctx.db, listingId)
    if (!listing || !canChangeStock(actor, listing)) throw listingNotFound()
    const before = { quantity: listing.quantity, priceCents: listing.price_cents }
    const after = {
      quantity: by === undefined ? (quantity ?? before.quantity) : Math.max(0, before.quantity + by),
      priceCents: priceCents ?? before.priceCents,
    }
    await changeListing(ctx, actor, listingId, after)
    const undoId = await noteUndo(ctx, actor.contactId, { what: 'stock', subjectId: listingId, before, after })
    return { before, after, undoId }
  })

/** Puts stock and price back. Throws LISTING_NOT_FOUND, CHANGED_SINCE. */
export const undoStock = (
  ctx: Context,
  actor: Actor,
  listingId: string,
  { before, after }: { before: StockLevel; after: StockLevel },
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const listing = await lockListing(ctx.db, listingId)
    if (!listing || !canChangeStock(actor, listing)) throw listingNotFound()
    if (listing.quantity !== after.quantity || listing.price_cents !== after.priceCents) throw changedSince()
    await changeListing(ctx, actor, listingId, before)
  })

/** How many kinds of tyres the actor's shops list, and how many of those are sold out. */
export const stockSummary = (ctx: Context, actor: Actor): Promise<{ listed: number; soldOut: number }> =>
  stockCounts(ctx.db, shopsStocked(actor))
