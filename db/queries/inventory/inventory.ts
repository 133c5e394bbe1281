import { type RawBuilder, sql } from 'kysely'
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

export type StockSearch = {
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
export async function stockOf(db: Db, shopId: string, wish: StockSearch): Promise<StockedRow[]> {
  const { today, after, limit } = wish
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
    where l.shop_id = ${shopId} and ${found(wish)}
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
