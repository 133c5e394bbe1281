import { z } from 'zod'
import { unknownBrands } from '#db/queries/catalogue/brands.ts'
import { putBackListings, type RemovedListings, takeListings } from '#db/queries/inventory/shop-listings.ts'
import { insertListing, listingsLike } from '#db/queries/inventory/stock.ts'
import { brandIdOf, catalogueFor, sizeIdOf, tyreExists, tyreIdOf } from '#db/queries/inventory/tyres.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { NewListing, NewTyre, RemoveStock, StockChanged } from '../contracts/seller/change-stock.ts'
import type { CataloguePage, CatalogueQuery, ShopListing } from '../contracts/seller/stock.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { withFreshCode } from '../rules/code.ts'
import { isUnlikelyPrice } from '../rules/prices/unlikely-price.ts'
import { columnsOf, saidOver } from '../rules/seller/listing-fields.ts'
import { sizeRow } from '../rules/tyres/size-row.ts'
import { parseTyreSize } from '../rules/tyres/tyre-size.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { chosenRows } from './bulk-stock.ts'
import { oneListing, orderRow, serviceWords } from './listing-view.ts'
import {
  alreadyListed,
  brandUnknown,
  chosenChanged,
  notASize,
  priceUnlikely,
  skuTaken,
  tyreNotFound,
} from './refusals.ts'
import { readSearch } from './stock-search.ts'
import { afterStock, listingToChange, memberOfStock, pushStock, stockKeeperOf } from './write-stock.ts'

/**
 * Puts a tyre on the shop's shelves; one that the catalogue lacks sells at once and waits for an admin. Throws
 * SHOP_NOT_FOUND, SHOP_BLOCKED, TYRE_NOT_FOUND, NOT_A_SIZE, ALREADY_LISTED, SKU_TAKEN; PRICE_UNLIKELY and BRAND_UNKNOWN
 * until somebody has said that it is right.
 */
export const addListing = (ctx: Context, actor: Actor, shopId: string, input: NewListing): Promise<ShopListing> =>
  transaction(ctx, async (ctx) => {
    await stockKeeperOf(ctx, actor, shopId)
    if (!input.priceIsRight && isUnlikelyPrice(input.priceCents, null)) throw priceUnlikely(input.priceCents, null)
    const tyreId = await settleTyre(ctx, input)
    const now = ctx.clock.now()
    const row = {
      shop_id: shopId,
      tyre_id: tyreId,
      price_cents: input.priceCents,
      quantity: input.quantity,
      ...columnsOf(saidOver(input)),
      ...orderRow(input.orderIn ?? null),
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

/** The id of the tyre that is meant, in the central database or made for the shop. Throws TYRE_NOT_FOUND, NOT_A_SIZE, BRAND_UNKNOWN. */
async function settleTyre(ctx: Context, { tyreId, tyre, brandIsNew }: NewListing): Promise<string> {
  if (tyre) return ownTyre(ctx, tyre, brandIsNew === true)
  if (tyreId === undefined || !(await tyreExists(ctx.db, tyreId))) throw tyreNotFound()
  return tyreId
}

/** What stands behind the size (91V XL) counts if it is not said apart. */
async function ownTyre(
  ctx: Context,
  { brand, model, size, type, loadIndex, speedRating, ...is }: NewTyre,
  brandIsNew: boolean,
) {
  const parsed = parseTyreSize(size)
  if (parsed?.kind !== 'single') throw notASize()
  if (!brandIsNew) {
    const [unknown] = await unknownBrands(ctx.db, [brand])
    if (unknown) throw brandUnknown(brand, unknown.similar)
  }
  const { marks } = parsed
  return tyreIdOf(ctx.db, {
    brand_id: await brandIdOf(ctx.db, brand),
    model,
    size_id: await sizeIdOf(ctx.db, sizeRow(parsed.size)),
    type,
    load_index: loadIndex ?? marks.loadIndex ?? null,
    load_index_dual: loadIndex === null ? (marks.loadIndexDual ?? null) : null,
    speed_rating: speedRating ?? marks.speed ?? null,
    run_flat: is.runFlat || marks.runFlat === true,
    extra_load: is.extraLoad || marks.extraLoad === true,
  })
}

const list = 'catalogue'
const Rank = z
  .string()
  .max(300)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** The central database by brand, for a shop that adds from it. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function searchCatalogue(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { search, limit, after }: CatalogueQuery,
): Promise<CataloguePage> {
  memberOfStock(actor, shopId)
  const { size, words } = search === undefined ? { size: undefined, words: [] } : readSearch(search)
  const rows = await catalogueFor(ctx.db, shopId, {
    size,
    words,
    after: readCursor(list, after, Rank),
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    tyres: shown.map((row) => ({
      id: row.id,
      brand: row.brand,
      model: row.model,
      size: row.size,
      type: row.type,
      service: serviceWords(row),
      runFlat: row.run_flat,
      extraLoad: row.extra_load,
      imageUrl: row.image_url,
      listingId: row.listing_id,
    })),
    next: last ? writeCursor(list, { rank: last.rank, id: last.id }) : null,
  }
}

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
