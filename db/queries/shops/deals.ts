import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type After, type OfferRow, offerRows } from '../search/find-offers.ts'
import { ofBrands } from '../search/offer-conditions.ts'

export type DealsOf = {
  /** A town or a suburb. */
  city: string | undefined
  shopId: string | undefined
}

export type DealSearch = DealsOf & {
  size: string | undefined
  brands: readonly string[] | undefined
  cents: { from: number; to: number } | undefined
  /** Featured deals come before the others. */
  featuredFirst: boolean
  after: After | undefined
  limit: number
}

/** The offer is `o`, its deal `d`, its shop `s`. */
const on = ({ city, shopId }: DealsOf): RawBuilder<boolean> =>
  sql`(${shopId ?? null}::uuid is null or o.shop_id = ${shopId ?? null}::uuid)
    and (${city ?? null}::text is null or lower(${city ?? null}::text) in (lower(s.city), lower(s.suburb)))`

const deals = sql`offer o join deal d on d.id = o.deal_id join shop s on s.id = o.shop_id`

/** A rank that falls with age; every deal that is not featured ranks behind all that are. */
const age = (featuredFirst: boolean): RawBuilder<number> =>
  sql`((case when d.featured_on_homepage or not ${featuredFirst}::bool then 0 else 4e12 end)
    + 4e12 - floor(extract(epoch from d.created_at) * 1000))::float8`

const lowestId = '00000000-0000-0000-0000-000000000000'

/** Offers with a running deal, the newest first. */
export function findDeals(db: Db, query: DealSearch): Promise<OfferRow[]> {
  const { size = null, brands, cents, featuredFirst, after, limit } = query
  const { rank, id } = after ?? { rank: -1, id: lowestId }
  return offerRows(
    db,
    sql`
    select found.listing_id, found.rank, null::float8 as km from (
      select o.listing_id, ${age(featuredFirst)} as rank
      from ${deals}
      where ${on(query)} and ${ofBrands(brands)}
        and (${size}::text is null or o.size_id = (select id from tyre_size where code = ${size}))
        and o.price_cents between ${cents?.from ?? 0}::int and ${cents?.to ?? 2_147_483_647}::int) found
    where (found.rank, found.listing_id) > (${rank}::float8, ${id}::uuid)
    order by found.rank, found.listing_id limit ${limit}::int`,
  )
}

/** The offer of a running deal. */
export async function findDeal(db: Db, code: string): Promise<OfferRow | undefined> {
  const [row] = await offerRows(
    db,
    sql`select o.listing_id, 0 as rank, null::float8 as km from ${deals} where d.code = ${code}`,
  )
  return row
}

/** The brands and sizes that are on a deal. */
export async function dealChoices(db: Db, of: DealsOf): Promise<{ brands: string[]; sizes: string[] }> {
  const { rows } = await sql<{ brands: string[] | null; sizes: string[] | null }>`
    select array_agg(distinct b.name order by b.name) as brands, array_agg(distinct z.code order by z.code) as sizes
    from ${deals} join brand b on b.id = o.brand_id join tyre_size z on z.id = o.size_id
    where ${on(of)}`.execute(db)
  return { brands: rows[0]?.brands ?? [], sizes: rows[0]?.sizes ?? [] }
}

export type DealText = { id: string; description: string; featured: boolean }

export const dealTexts = (db: Db, ids: readonly string[]): Promise<DealText[]> =>
  db
    .selectFrom('deal')
    .select(['id', 'description', 'featured_on_homepage as featured'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
