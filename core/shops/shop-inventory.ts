import { z } from 'zod'
import { shopNotFound } from '#core/bookings/refusals.ts'
import type { Context } from '#core/context.ts'
import type { InventoryPage, StockedTyre } from '#core/contracts/shop-directory.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import { localDate } from '#core/rules/time/time.ts'
import { tyreFeatures } from '#core/rules/tyres/tyre-features.ts'
import { readSizeCode } from '#core/search/compatible-sizes.ts'
import { countStock, type StockedRow, stockOf } from '#db/queries/inventory/inventory.ts'
import { type ShopRow, visibleShop } from '#db/queries/shops/shops.ts'

type Query = { text?: string | undefined; limit: number; after?: string | undefined }

const list = 'inventory'
const Rank = z
  .string()
  .max(300)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** What a shop has on its shelves, by brand. Throws SHOP_NOT_FOUND, PAGE_NOT_FOUND. */
export async function shopInventory(
  ctx: Pick<Context, 'db' | 'clock'>,
  idOrSlug: string,
  { text, limit, after }: Query,
): Promise<InventoryPage> {
  const past = readCursor(list, after, Rank)
  const shop = await openShop(ctx, idOrSlug)
  const [rows, total] = await Promise.all([
    stockOf(ctx.db, shop.id, {
      today: localDate(ctx.clock.now()),
      size: text === undefined ? undefined : readSizeCode(text),
      words: (text ?? '').split(/\s+/).filter(Boolean),
      after: past,
      limit: limit + 1,
    }),
    countStock(ctx.db, shop.id),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last ? writeCursor(list, { rank: last.rank, id: last.listing_id }) : null
  return { tyres: shown.map(stockedTyre), next, total }
}

function stockedTyre(row: StockedRow): StockedTyre {
  const { load_index: loadIndex, load_index_dual: dual, speed_rating: speedRating } = row
  return {
    listingId: row.listing_id,
    code: row.code,
    brand: row.brand,
    model: row.model,
    size: row.size,
    width: row.width,
    aspect: row.aspect,
    rim: row.rim,
    loadIndex,
    speedRating,
    service: `${[loadIndex, dual].filter((one) => one !== null).join('/')}${speedRating ?? ''}`,
    type: row.type,
    features: tyreFeatures({ runFlat: row.run_flat, extraLoad: row.extra_load, loadIndex, speedRating }),
    priceCents: row.price_cents,
    listPriceCents: row.list_price_cents,
    dealCode: row.deal_code,
    imageUrl: row.image_url,
    stock: row.stock,
    ...(row.shelf < row.stock && { onShelf: row.shelf }),
    stockConfirmedAt: row.confirmed_at?.toISOString() ?? null,
  }
}

/** A shop that the public may see, by its id or its slug; undefined when there is none. */
export const findShop = (ctx: Pick<Context, 'db'>, idOrSlug: string): Promise<ShopRow | undefined> =>
  visibleShop(ctx.db, keyOf(idOrSlug))

export const keyOf = (idOrSlug: string): { id: string } | { slug: string } =>
  z.uuid().safeParse(idOrSlug).success ? { id: idOrSlug } : { slug: idOrSlug }

/** A shop that the public may see, by its id or its slug. Throws SHOP_NOT_FOUND. */
export async function openShop(ctx: Pick<Context, 'db'>, idOrSlug: string): Promise<ShopRow> {
  const shop = await findShop(ctx, idOrSlug)
  if (!shop) throw shopNotFound()
  return shop
}
