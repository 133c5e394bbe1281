import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** Active shops whose morning has come, locked until the transaction ends. */
export const claimShopsToTell = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('shop')
      .select('id')
      .where('business_status', '=', 'active')
      .where('day_told_at', '<=', claim.at)
      .where(mayTry(sql.ref('shop.id'), claim))
      .orderBy('day_told_at')
      .limit(claim.limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const tellNextAt = (db: Db, shopIds: readonly string[], at: Date) =>
  db
    .updateTable('shop')
    .set({ day_told_at: at })
    .where('id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .execute()

export type MonthRow = { shop: string; slug: string; jobs: number; done_cents: number; fee_cents: number }

/** What a shop has done in that time, and its fee a month; undefined if there is no such shop. */
export async function monthOf(db: Db, shopId: string, from: Date, to: Date): Promise<MonthRow | undefined> {
  const { rows } = await sql<MonthRow>`
    select s.name as shop, s.slug, s.monthly_fee_cents as fee_cents, d.jobs, d.done_cents
    from shop s cross join lateral (
      select count(*)::int as jobs, coalesce(sum(b.total_cents), 0)::float8 as done_cents
      from booking b
      where b.shop_id = s.id and b.status = 'completed' and b.completed_at >= ${from} and b.completed_at < ${to}) d
    where s.id = ${shopId}`.execute(db)
  return rows[0]
}
