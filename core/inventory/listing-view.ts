import { listingById, listingPage, type ShopListingRow } from '#db/queries/inventory/shop-listings.ts'
import { type StockRow, stockColumnNames, stockStateOf } from '#db/queries/inventory/stock.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { ChangeListing } from '../contracts/offers.ts'
import type { ChangeOwnListing, ListingChanged } from '../contracts/seller/change-stock.ts'
import type { ListingPage, ListingQuery, OrderIn, ShopListing, StockState } from '../contracts/seller/stock.ts'
import { isUnlikelyPrice } from '../rules/prices/unlikely-price.ts'
import { columnsOf, saidOver, valuesOf } from '../rules/seller/listing-fields.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { holding, type TellWhen } from '../undo-step.ts'
import { listingNotFound, priceUnlikely } from './refusals.ts'
import { freshSince, listingConditions } from './stock-search.ts'
import { listingToChange, memberOfStock, noteStockUndo, writeStock } from './write-stock.ts'

const shopListing = (row: ShopListingRow): ShopListing => ({
  id: row.id,
  code: row.code,
  ...valuesOf(row),
  brand: row.brand,
  model: row.model,
  size: row.size,
  type: row.type,
  loadIndex: row.load_index,
  speedRating: row.speed_rating,
  service: serviceWords(row),
  runFlat: row.run_flat,
  extraLoad: row.extra_load,
  imageUrl: row.image_url,
  awaitsReview: row.needs_review,
  priceCents: row.price_cents,
  quantity: row.quantity,
  reserved: row.reserved,
  free: Math.max(0, row.quantity - row.reserved),
  orderIn: orderInOf(row),
  deal: row.deal_code !== null && row.deal_cents !== null ? { code: row.deal_code, priceCents: row.deal_cents } : null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

type OrderRow = Pick<ShopListingRow, 'order_quantity' | 'order_lead_hours' | 'order_until'>

/** What the shop can have brought in beside its shelf. */
export const orderInOf = ({
  order_quantity: quantity,
  order_lead_hours: leadHours,
  order_until,
}: OrderRow): OrderIn | null =>
  quantity === null || leadHours === null ? null : { quantity, leadHours, until: order_until }

export const orderRow = (orderIn: OrderIn | null): OrderRow => ({
  order_quantity: orderIn?.quantity ?? null,
  order_lead_hours: orderIn?.leadHours ?? null,
  order_until: orderIn?.until ?? null,
})

type Service = Pick<ShopListingRow, 'load_index' | 'load_index_dual' | 'speed_rating'>

/** As printed on the sidewall: 91V, 110/108R. */
export const serviceWords = ({ load_index: load, load_index_dual: dual, speed_rating: speed }: Service): string =>
  `${[load, dual].filter((one) => one !== null).join('/')}${speed ?? ''}`

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

/** How the shop's stock stands as a whole. Throws SHOP_NOT_FOUND. */
export async function stockState(ctx: Context, actor: Actor, shopId: string): Promise<StockState> {
  memberOfStock(actor, shopId)
  const { confirmed_at: confirmedAt, ...state } = await stockStateOf(ctx.db, shopId, freshSince(ctx.clock.now()))
  return { ...state, confirmedAt: confirmedAt?.toISOString() ?? null }
}

/**
 * Gives a listing another price or quantity. Throws LISTING_NOT_FOUND, also for somebody else's listing, and
 * SHOP_BLOCKED.
 */
export const changeListing = (ctx: Context, actor: Actor, listingId: string, input: ChangeListing): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const listing = await listingToChange(ctx, actor, listingId)
    await writeChange(ctx, listing, ChangeListing.parse(input))
  })

/**
 * The same for a member, with the SKU, to be taken back for a minute. Throws SKU_TAKEN besides, and
 * PRICE_UNLIKELY until somebody has said that it is right.
 */
export const changeOwnListing = (
  ctx: Context,
  actor: Actor,
  listingId: string,
  input: ChangeOwnListing,
  when: TellWhen = 'at once',
): Promise<ListingChanged> =>
  transaction(ctx, async (outer) => {
    const ctx = when === 'after its undo' ? await holding(outer) : outer
    const before = await listingToChange(ctx, actor, listingId)
    const { priceCents = before.price_cents, priceIsRight } = input
    if (!priceIsRight && isUnlikelyPrice(priceCents, before.price_cents))
      throw priceUnlikely(priceCents, before.price_cents)
    const after = await writeChange(ctx, before, input)
    const me = memberOfStock(actor, before.shop_id)
    const undoId = await noteStockUndo(ctx, me.contactId, before.shop_id, { before: [before], after: [after] })
    return { listing: await oneListing(ctx, listingId), undoId }
  })

/** Who says how many there are confirms the stock by it. */
async function writeChange(ctx: Context, before: StockRow, input: ChangeOwnListing): Promise<StockRow> {
  const after = {
    ...before,
    price_cents: input.priceCents ?? before.price_cents,
    quantity: input.quantity ?? before.quantity,
    ...columnsOf(saidOver(input, valuesOf(before))),
    confirmed_at: input.quantity === undefined ? before.confirmed_at : ctx.clock.now(),
    ...(input.orderIn !== undefined && orderRow(input.orderIn)),
  }
  const isOther = input.quantity !== undefined || stockColumnNames.some((column) => after[column] !== before[column])
  if (isOther) await writeStock(ctx, before.shop_id, [after])
  return after
}
