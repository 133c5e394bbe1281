import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { DealStatus } from '#core/contracts/seller/deals.ts'
import type { Db } from '#db/client.ts'
import type { DealTable } from '#db/schema/shops.ts'

export type OwnDealRow = {
  id: string
  code: string
  shop_id: string
  listing_id: string
  brand: string
  model: string
  size: string
  title: string
  description: string
  price_cents: number
  list_price_cents: number
  starts_on: string
  ends_on: string | null
  active: boolean
  shop_active: boolean
  stock: number
  created_at: Date
}

const parts = sql`deal d join shop s on s.id = d.shop_id join listing l on l.id = d.listing_id
  join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id`
const columns = sql`d.id, d.code, d.shop_id, d.listing_id, b.name as brand, t.model, z.code as size, d.title,
  d.description, d.price_cents, l.price_cents as list_price_cents, d.starts_on, d.ends_on, d.active,
  s.business_status = 'active' as shop_active, greatest(0, l.quantity - l.reserved) as stock, d.created_at`

/** The SQL of shownStatus() in core/rules/prices/deal-price.ts, of the deal `d` of the shop `s`. */
export const statusOn = (today: string): RawBuilder<DealStatus> => sql`case
  when not d.active or s.business_status <> 'active' then 'inactive'
  when d.ends_on < ${today}::date then 'expired'
  when d.starts_on > ${today}::date then 'scheduled' else 'active' end`

export type OwnDealSearch = {
  today: string
  /** Each must be part of the title or the tyre's name. */
  words: readonly string[]
  status: DealStatus | undefined
  after: { at: string; id: string } | undefined
  limit: number
}

/** The deals of a shop, the newest first. */
export async function ownDeals(db: Db, shopId: string, wish: OwnDealSearch): Promise<OwnDealRow[]> {
  const { today, words, status, after, limit } = wish
  const { rows } = await sql<OwnDealRow>`
    select ${columns} from ${parts}
    where d.shop_id = ${shopId} and (${status ?? null}::text is null or ${statusOn(today)} = ${status ?? null})
      and (d.title || ' ' || b.name || ' ' || t.model || ' ' || z.code || ' ' || d.code)
        ilike all (${words.map(like)}::text[])
      and (${after?.id ?? null}::uuid is null
        or (d.created_at, d.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by d.created_at desc, d.id desc limit ${limit}::int`.execute(db)
  return rows
}

const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** How many deals of each status the shop has, and whether it has a tyre to make one of. */
export async function countOwnDeals(db: Db, shopId: string, today: string) {
  const { rows } = await sql<{ status: DealStatus; count: number }>`
    select ${statusOn(today)} as status, count(*)::int as count
    from deal d join shop s on s.id = d.shop_id where d.shop_id = ${shopId} group by 1`.execute(db)
  const stock = await sql<{ has_stock: boolean }>`
    select exists (select from listing where shop_id = ${shopId} and quantity > 0) as has_stock`.execute(db)
  return { counts: rows, hasStock: stock.rows[0]?.has_stock ?? false }
}

export async function findOwnDeal(db: Db, id: string): Promise<OwnDealRow | undefined> {
  const { rows } = await sql<OwnDealRow>`select ${columns} from ${parts} where d.id = ${id}`.execute(db)
  return rows[0]
}

export const updateDeal = (db: Db, id: string, to: Updateable<DealTable>) =>
  db.updateTable('deal').set(to).where('id', '=', id).execute()

/** Offers point at their deal, so refresh those of its listing in the same transaction. */
export const deleteDeal = (db: Db, id: string) => db.deleteFrom('deal').where('id', '=', id).execute()

export type DealTyreRow = {
  listing_id: string
  brand: string
  model: string
  size: string
  price_cents: number
  stock: number
  has_deal: boolean
  rank: string
}

type DealTyreSearch = {
  today: string
  words: readonly string[]
  after: { rank: string; id: string } | undefined
  limit: number
}

const wholeName = sql<string>`(b.name || ' ' || t.model || ' ' || z.code)`

/** What the shop has in stock, by brand, model and size. */
export async function dealTyres(db: Db, shopId: string, wish: DealTyreSearch): Promise<DealTyreRow[]> {
  const { today, words, after, limit } = wish
  const { rows } = await sql<DealTyreRow>`
    select l.id as listing_id, b.name as brand, t.model, z.code as size, l.price_cents, greatest(0, l.quantity - l.reserved) as stock,
      exists (select from deal d where d.listing_id = l.id and d.active
        and (d.ends_on is null or d.ends_on >= ${today}::date)) as has_deal, ${wholeName} as rank
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    where l.shop_id = ${shopId} and l.quantity > 0 and ${wholeName} ilike all (${words.map(like)}::text[])
      and (${after?.id ?? null}::uuid is null
        or (${wholeName}, l.id) > (${after?.rank ?? null}::text, ${after?.id ?? null}::uuid))
    order by rank, l.id limit ${limit}::int`.execute(db)
  return rows
}
