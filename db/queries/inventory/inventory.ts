import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { Db } from '#db/client.ts'
import { runs } from './offers.ts'

export type StockedRow = {
  listing_id: string
  code: string
  brand: string
  model: string
  size: string
  width: number | null
  aspect: number | null
  rim: number
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  type: TyreType
  run_flat: boolean
  extra_load: boolean
  image_url: string | null
  price_cents: number
  list_price_cents: number
  deal_code: string | null
  /** What a driver can have, and the part of it that is free on the shelf. */
  stock: number
  shelf: number
  confirmed_at: Date | null
  rank: string
}

type StockSearch = {
  /** Johannesburg's date: it decides which deals run. */
  today: string
  size: string | undefined
  /** Each word must be part of brand, model or size. */
  words: readonly string[]
  after: { rank: string; id: string } | undefined
  limit: number
}

/** What a driver can have of the listing `l`: free on the shelf, and what can be ordered. */
export const available = sql<number>`greatest(0, l.quantity + coalesce(l.order_quantity, 0) - l.reserved)`

const wholeName = sql<string>`b.name || ' ' || t.model || ' ' || z.code`

const found = ({ size, words }: StockSearch): RawBuilder<boolean> =>
  size === undefined
    ? sql`(${wholeName}) ilike all (${words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)}::text[])`
    : sql`z.code = ${size}`

/** The listings of a shop by brand, model and size, sold out or not. */
export async function stockOf(db: Db, shopId: string, input: StockSearch): Promise<StockedRow[]> {
  const { today, after, limit } = input
  const { rows } = await sql<StockedRow>`
    select l.id as listing_id, l.code, b.name as brand, t.model, z.code as size, z.width::float8 as width,
      z.aspect::float8 as aspect, z.rim::float8 as rim, t.load_index, t.load_index_dual, t.speed_rating, t.type,
      t.run_flat, t.extra_load, t.image_url, coalesce(d.price_cents, l.price_cents) as price_cents,
      l.price_cents as list_price_cents, d.code as deal_code, ${available} as stock, greatest(0, l.quantity - l.reserved) as shelf, l.confirmed_at,
      ${wholeName} as rank
    from listing l
    join tyre t on t.id = l.tyre_id
    join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id
    left join deal d on d.listing_id = l.id and ${available} > 0 and ${runs(today)}
    where l.shop_id = ${shopId} and ${found(input)}
      and (${after?.rank ?? null}::text is null
        or (${wholeName}, l.id) > (${after?.rank ?? null}::text, ${after?.id ?? null}::uuid))
    order by rank, l.id limit ${limit}::int`.execute(db)
  return rows
}

export async function countStock(db: Db, shopId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from listing where shop_id = ${shopId}`.execute(db)
  return rows[0]?.total ?? 0
}

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

type OwnStockSearch = {
  size: string | undefined
  like?: string
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
  { size, like, brands, words, ids, limit }: OwnStockSearch,
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
      and (${like ?? null}::text is null or z.code like ${like ?? null})
      and (${ids ?? null}::uuid[] is null or l.id = any(${ids ?? null}::uuid[]))
    order by named desc, b.name, t.model, z.code, l.id limit ${limit}::int`.execute(db)
  return rows
}

const lower = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase())
