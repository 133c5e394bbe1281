import { type Insertable, sql } from 'kysely'
import type { HideReason } from '#core/rules/messages/report-reasons.ts'
import type { Db } from '#db/client.ts'
import type { ReviewTable } from '#db/schema/threads.ts'

/** Undefined if the booking has a review already. */
export const insertReview = (db: Db, row: Insertable<ReviewTable>): Promise<{ id: string } | undefined> =>
  db
    .insertInto('review')
    .values(row)
    .onConflict((conflict) => conflict.constraint('one_review_per_booking').doNothing())
    .returning('id')
    .executeTakeFirst()

/** The review, locked until the transaction ends. */
export const lockReview = (db: Db, id: string) =>
  db.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A review that we have not hidden; `public`: everybody sees its shop. */
export const shownReview = (db: Db, id: string) =>
  db
    .selectFrom('review as r')
    .innerJoin('shop as s', 's.id', 'r.shop_id')
    .select(['r.shop_id', 's.name as shop_name', 'r.reviewer', 'r.stars'])
    .select(sql<boolean>`s.business_status = 'active'`.as('public'))
    .where('r.id', '=', id)
    .where('r.hidden_at', 'is', null)
    .executeTakeFirst()

export const changeReview = (
  db: Db,
  id: string,
  change: { answer: string; answered_at: Date } | { hidden_at: Date | null; hidden_for: HideReason | null },
) => db.updateTable('review').set(change).where('id', '=', id).execute()

/** Updates the shop's rating and number of reviews; hidden reviews do not count. */
export async function countReviews(db: Db, shopId: string): Promise<void> {
  // A second count at the same moment waits here, and then sees the review of the first.
  await db.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().execute()
  await sql`
    update shop set (rating, review_count) = (
      select avg(stars)::float8, count(*)::int from review where shop_id = ${shopId} and hidden_at is null)
    where id = ${shopId}`.execute(db)
}

/** Newest first. */
type WantedReviews = {
  limit: number
  after?: { at: Date; id: string } | undefined
  /** Only those that the shop has not answered. */
  unanswered?: boolean | undefined
}
export const reviewsOfShop = (db: Db, shopId: string, { limit, after, unanswered = false }: WantedReviews) =>
  db
    .selectFrom('review')
    .select(['id', 'reviewer', 'stars', 'comment', 'answer', 'created_at'])
    .where('shop_id', '=', shopId)
    .where('hidden_at', 'is', null)
    .$if(unanswered, (query) => query.where('answer', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
