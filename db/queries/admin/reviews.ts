import { type RawBuilder, sql } from 'kysely'
import type { DealStatus } from '#core/contracts/seller/deals.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { HideReason } from '#core/rules/messages/report-reasons.ts'
import type { Db } from '#db/client.ts'
import { statusOn } from '../seller/own-deals.ts'

export type AdminReviewRow = {
  id: string
  shop_name: string
  shop_slug: string
  reviewer: string
  stars: number
  comment: string
  answer: string | null
  created_at: Date
  hidden_at: Date | null
  hidden_for: HideReason | null
}

const rowsOf = (only: RawBuilder<unknown>) => sql<AdminReviewRow>`
  select r.id, s.name as shop_name, s.slug as shop_slug, r.reviewer, r.stars, r.comment, r.answer, r.created_at,
    r.hidden_at, r.hidden_for
  from review r join shop s on s.id = r.shop_id where ${only}`

type Wanted = {
  search: string | undefined
  /** Only those that are hidden. */
  hidden: boolean
  after: { at: string; id: string } | undefined
  limit: number
}

/** The reviews of all shops, the newest first. */
export async function adminReviews(db: Db, { search, hidden, after, limit }: Wanted): Promise<AdminReviewRow[]> {
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<AdminReviewRow>`${rowsOf(sql`(not ${hidden}::bool or r.hidden_at is not null)
    ${like ? sql`and (r.comment ilike ${like} or r.reviewer ilike ${like} or s.name ilike ${like})` : sql``}
    ${after ? sql`and (r.created_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}`)}
    order by r.created_at desc, r.id desc limit ${limit}::int`.execute(db)
  return rows
}

export async function findAdminReview(db: Db, id: string): Promise<AdminReviewRow | undefined> {
  const { rows } = await rowsOf(sql`r.id = ${id}`).execute(db)
  return rows[0]
}

export type AdminDealRow = {
  id: string
  code: string
  shop_id: string
  shop_slug: string
  shop_name: string
  city: string
  province: string
  shop_active: boolean
  rating: number | null
  review_count: number
  listing_code: string
  list_price_cents: number
  stock: number
  brand: string
  model: string
  size: string
  type: TyreType
  load_index: number | null
  speed_rating: string | null
  run_flat: boolean
  extra_load: boolean
  title: string
  description: string
  price_cents: number
  starts_on: string
  ends_on: string | null
  active: boolean
  featured: boolean
  created_at: Date
}

const parts = sql`deal d join shop s on s.id = d.shop_id join listing l on l.id = d.listing_id
  join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id`
const columns = sql`d.id, d.code, d.shop_id, s.slug as shop_slug, s.name as shop_name, s.city, s.province,
  s.business_status = 'active' as shop_active, s.rating, s.review_count, l.code as listing_code,
  l.price_cents as list_price_cents, greatest(0, l.quantity - l.reserved) as stock, b.name as brand, t.model, z.code as size, t.type, t.load_index,
  t.speed_rating, t.run_flat, t.extra_load, d.title, d.description, d.price_cents, d.starts_on, d.ends_on, d.active,
  d.featured_on_homepage as featured, d.created_at`

type AdminDealSearch = {
  today: string
  status: DealStatus | undefined
  /** Only those that are featured. */
  featured: boolean
  /** Each must be part of the deal's title or code, the tyre's name or the shop's. */
  words: readonly string[]
  after: { at: string; id: string } | undefined
  limit: number
}

/** The deals of all shops, the newest first. */
export async function adminDeals(db: Db, input: AdminDealSearch): Promise<AdminDealRow[]> {
  const { today, status, featured, words, after, limit } = input
  const { rows } = await sql<AdminDealRow>`
    select ${columns} from ${parts}
    where (${status ?? null}::text is null or ${statusOn(today)} = ${status ?? null})
      and (not ${featured}::bool or d.featured_on_homepage)
      and (d.title || ' ' || d.code || ' ' || b.name || ' ' || t.model || ' ' || z.code || ' ' || s.name || ' ' || s.city)
        ilike all (${words.map(like)}::text[])
      and (${after?.id ?? null}::uuid is null
        or (d.created_at, d.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by d.created_at desc, d.id desc limit ${limit}::int`.execute(db)
  return rows
}

const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

export async function findAdminDeal(db: Db, id: string): Promise<AdminDealRow | undefined> {
  const { rows } = await sql<AdminDealRow>`select ${columns} from ${parts} where d.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether the deal is featured, while nobody else changes it. */
export const lockFeatured = (db: Db, id: string): Promise<{ featured: boolean } | undefined> =>
  db
    .selectFrom('deal')
    .select('featured_on_homepage as featured')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setFeatured = (db: Db, id: string, featured: boolean, at: Date) =>
  db.updateTable('deal').set({ featured_on_homepage: featured, updated_at: at }).where('id', '=', id).execute()
