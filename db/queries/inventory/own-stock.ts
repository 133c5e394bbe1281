import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type OwnStockRow = {
  listing_id: string
  shop_id: string
  brand: string
  model: string
  size: string
  /** On the shelf, and how many are promised. */
  stock: number
  reserved: number
  price_cents: number
  /** How many of the words stand in the model's name. */
  named: number
}

export type OwnStockSearch = {
  size: string | undefined
  /** One of these, however they are written; any brand if there are none. */
  brands: readonly string[]
  /** In lower case. */
  words: readonly string[]
  /** Only these listings. */
  ids: readonly string[] | undefined
  limit: number
}

const SHORTEST = 3
const modelWords = sql`regexp_split_to_array(lower(t.model), '[^[:alnum:]]+')`

/** Listings of these shops, sold out or not: those whose model most of the words name first, then by name. */
export async function findOwnStock(
  db: Db,
  shopIds: readonly string[],
  { size, brands, words, ids, limit }: OwnStockSearch,
): Promise<OwnStockRow[]> {
  const telling = words.filter((word) => word.length >= SHORTEST)
  const ofBrand = brands.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`lower(b.name) = any(${lower(brands)}::text[])`
  const { rows } = await sql<OwnStockRow>`
    select l.id as listing_id, l.shop_id, b.name as brand, t.model, z.code as size, l.quantity as stock, l.reserved, l.price_cents,
      (select count(distinct word)::int from unnest(${modelWords}) word where word = any(${telling}::text[])) as named
    from listing l
    join tyre t on t.id = l.tyre_id
    join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    where l.shop_id = any(${[...shopIds]}::uuid[]) and ${ofBrand}
      and (${size ?? null}::text is null or z.code = ${size ?? null})
      and (${ids ?? null}::uuid[] is null or l.id = any(${ids ?? null}::uuid[]))
    order by named desc, b.name, t.model, z.code, l.id limit ${limit}::int`.execute(db)
  return rows
}

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase())
