import { type RawBuilder, sql } from 'kysely'
import type { HideReason } from '#core/rules/messages/report-reasons.ts'
import type { Db } from '#db/client.ts'

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
