import { z } from 'zod'
import { catalogueFor } from '#db/queries/inventory/tyres.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { CataloguePage, CatalogueQuery } from '../contracts/seller/stock-state.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { serviceWords } from './listing-view.ts'
import { memberOfStock } from './stock-access.ts'
import { readSearch } from './stock-search.ts'

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
