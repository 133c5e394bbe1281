import type { BrandRow } from '#db/queries/catalogue/brands.ts'
import {
  linkedPicture,
  type TyreRow,
  type TyreSearch,
  tyrePage,
  tyreRow,
  tyresToReview,
  tyreUse,
} from '#db/queries/catalogue/tyre-rows.ts'
import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin-policy.ts'
import type { Context } from '../context.ts'
import type { AdminBrand } from '../contracts/admin/brands.ts'
import type { AddedTyres, AdminTyre, AdminTyrePage, AdminTyreQuery, TyreDetail } from '../contracts/admin/tyres.ts'
import { TyreType } from '../contracts/tyres.ts'
import { orFail } from '../errors.ts'
import { serviceWords } from '../inventory/listing-view.ts'
import { readSearch } from '../inventory/stock-search.ts'
import { adminsOnly, tyreNotFound } from './refusals.ts'

/** So many tyres of a list are counted; whoever wants those behind them searches. */
const MAX_COUNTED = 10_000
const MAX_WORDS = 6
const ADDED_SHOWN = 20
const MAX_ADDED_COUNTED = 1_000

/** A page of the central database. Throws NOT_ALLOWED, TYRES_FAILED. */
export async function listTyres(ctx: Context, actor: Actor, query: AdminTyreQuery): Promise<AdminTyrePage> {
  tyreAdmin(actor)
  const { search, sort, order, page: wanted, perPage } = query
  return orFail(ctx, { code: 'TYRES_FAILED', says: 'Failed to load the tyre database' }, async () => {
    const read = (page: number) =>
      tyrePage(
        ctx.db,
        searchOf(search),
        { sort, descending: order === 'desc', limit: perPage, offset: (page - 1) * perPage },
        MAX_COUNTED + 1,
      )
    const { rows, total } = await read(wanted)
    const counted = Math.min(total, MAX_COUNTED)
    const pages = Math.max(1, Math.ceil(counted / perPage))
    // Pages may have become fewer since the address was made.
    const shown = wanted > pages ? (await read(pages)).rows : rows
    return {
      tyres: shown.map(tyreView),
      total: counted,
      isCapped: total > MAX_COUNTED,
      page: Math.min(wanted, pages),
      pages,
    }
  })
}

/** A size anywhere in the text is taken out of it; each other word is part of brand, name, size or type. */
function searchOf(text: string | undefined): TyreSearch {
  if (text === undefined) return { size: undefined, words: [] }
  const { size, words } = readSearch(text)
  return {
    size,
    words: [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MAX_WORDS).map((word) => ({
      word,
      types: TyreType.options.filter((type) => type.replace('_', '-').includes(word) || type.includes(word)),
    })),
  }
}

/** One tyre, and what stands on it. Throws NOT_ALLOWED, TYRE_NOT_FOUND. */
export async function readTyre(ctx: Context, actor: Actor, id: string): Promise<TyreDetail> {
  tyreAdmin(actor)
  const row = await tyreRow(ctx.db, id)
  if (!row) throw tyreNotFound()
  return tyreDetail(ctx, row)
}

export async function tyreDetail(ctx: Context, row: TyreRow): Promise<TyreDetail> {
  const linked = await linkedPicture(ctx.db, row.id)
  return { tyre: tyreView(row), use: await tyreUse(ctx.db, [row.id]), linked: linked ?? null }
}

/** Tyres that shops added, those that wait longest first. Throws NOT_ALLOWED. */
export async function readAddedTyres(ctx: Context, actor: Actor): Promise<AddedTyres> {
  tyreAdmin(actor)
  const { tyres, total } = await tyresToReview(ctx.db, { limit: ADDED_SHOWN, most: MAX_ADDED_COUNTED + 1 })
  return {
    tyres: tyres.map(({ shop, listings, similar, ...row }) => ({
      tyre: tyreView(row),
      shop,
      listings,
      similar: similar.map(tyreView),
    })),
    total: Math.min(total, MAX_ADDED_COUNTED),
    isCapped: total > MAX_ADDED_COUNTED,
  }
}

export const tyreView = (row: TyreRow): AdminTyre => ({
  id: row.id,
  brand: { id: row.brand_id, name: row.brand },
  model: row.model,
  size: row.size,
  type: row.type,
  loadIndex: row.load_index,
  loadIndexDual: row.load_index_dual,
  speedRating: row.speed_rating,
  service: serviceWords(row),
  extraLoad: row.extra_load,
  runFlat: row.run_flat,
  imageUrl: row.image_url,
  label: {
    wetGrip: row.wet_grip,
    fuelEfficiency: row.fuel_efficiency,
    noiseDb: row.noise_db,
    noiseClass: row.noise_class,
  },
  needsReview: row.needs_review,
  createdAt: row.created_at.toISOString(),
})

export const brandView = ({ id, name, aliases, tyres, needs_review }: BrandRow): AdminBrand => ({
  id,
  name,
  aliases,
  tyres,
  needsReview: needs_review,
})

/** What an audit entry keeps of a tyre. */
export const tyreState = (row: TyreRow) => {
  const { id: _, brand, createdAt: __, service: ___, ...state } = tyreView(row)
  return { ...state, brand: brand.name }
}

/** Who works on the central database. Throws NOT_ALLOWED. */
export function tyreAdmin(actor: Actor): Person {
  if (!canAdmin(actor, 'tyres')) throw adminsOnly()
  return actor
}
