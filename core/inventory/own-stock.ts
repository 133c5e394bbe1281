import { findOwnStock, type OwnStockRow } from '#db/queries/inventory/inventory.ts'
import { stockCounts } from '#db/queries/inventory/stock.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { transaction } from '../transaction.ts'
import { shopsStocked } from './listing-policy.ts'
import { changeOwnListing } from './listing-view.ts'
import { listingToChange } from './write-stock.ts'

/** One tyre that a shop of the actor sells. */
export type OwnTyre = {
  listingId: string
  shopId: string
  brand: string
  model: string
  size: string
  /** On the shelf, and how many of these are promised. */
  stock: number
  reserved: number
  priceCents: number
}

/** More than a message can name; who gets so many is asked to say more. */
const MOST = 50

const ownTyre = ({ listing_id, shop_id, price_cents, brand, model, size, stock, reserved }: OwnStockRow): OwnTyre => ({
  listingId: listing_id,
  shopId: shop_id,
  brand,
  model,
  size,
  stock,
  reserved,
  priceCents: price_cents,
})

type Meant = {
  size: string | undefined
  /** Of a size that is not named whole. */
  part?: { width?: number; aspect?: number; rim?: number } | undefined
  brands: readonly string[]
  words: readonly string[]
}

/**
 * The tyres of the actor's shops, sold out or not, that the words mean: brand and size narrow the stock down, the words
 * of a model's name narrow it further ('Primacy 4' before 'Primacy 3').
 */
export async function ownTyresMeant(
  ctx: Context,
  actor: Actor,
  { size, part, brands, words }: Meant,
): Promise<OwnTyre[]> {
  const like = part && `${part.width ?? '%'}${part.aspect ? `/${part.aspect}` : ''}%${part.rim ? `R${part.rim}%` : ''}`
  const rows = await findOwnStock(ctx.db, shopsStocked(actor), {
    ...{ size, brands, words, ids: undefined, limit: MOST },
    ...(like && { like }),
  })
  const most = rows[0]?.named ?? 0
  if (most === 0 && size === undefined && !part && brands.length === 0) return []
  return rows.filter(({ named }) => named === most).map(ownTyre)
}

/** Those of the listings that are still the actor's shops'. */
export const ownTyres = async (ctx: Context, actor: Actor, ids: readonly string[]): Promise<OwnTyre[]> =>
  (await findOwnStock(ctx.db, shopsStocked(actor), { size: undefined, brands: [], words: [], ids, limit: MOST })).map(
    ownTyre,
  )

export type StockChange = {
  /** So many more, or fewer if below zero; sold out at 0. */
  by?: number | undefined
  quantity?: number | undefined
  priceCents?: number | undefined
}
export type StockLevel = { quantity: number; priceCents: number }

/** What the listing becomes. */
export const changedLevel = (before: StockLevel, { by, quantity, priceCents }: StockChange): StockLevel => ({
  quantity: by === undefined ? (quantity ?? before.quantity) : Math.max(0, before.quantity + by),
  priceCents: priceCents ?? before.priceCents,
})

/** Changes stock or price of a listing, to be taken back for a minute. Throws LISTING_NOT_FOUND, SHOP_BLOCKED. */
export const changeStock = (
  ctx: Context,
  actor: Person,
  listingId: string,
  change: StockChange,
): Promise<{ before: StockLevel; after: StockLevel; undoId: string }> =>
  transaction(ctx, async (ctx) => {
    const listing = await listingToChange(ctx, actor, listingId)
    const before = { quantity: listing.quantity, priceCents: listing.price_cents }
    const after = changedLevel(before, change)
    const says = change.by !== undefined || change.quantity !== undefined
    const { undoId } = await changeOwnListing(ctx, actor, listingId, {
      priceCents: change.priceCents,
      quantity: says ? after.quantity : undefined,
    })
    return { before, after, undoId }
  })

/** How many kinds of tyres the actor's shops list, and how many of those are sold out. */
export const stockSummary = (ctx: Context, actor: Actor): Promise<{ listed: number; soldOut: number }> =>
  stockCounts(ctx.db, shopsStocked(actor))
