import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

type Proof = { shops: number; towns: number; fitted: number; answers: number; minutes: number }

/** Open shops and their towns; since that day: fittings that were done, and the answers of these shops in opening time. */
export async function countProof(db: Db, since: string): Promise<Proof> {
  const { rows } = await sql<Proof>`
    select count(*)::int as shops, count(distinct s.city)::int as towns, coalesce(sum(d.completed), 0)::int as fitted,
      coalesce(sum(d.answers), 0)::int as answers, coalesce(sum(d.minutes), 0)::int as minutes
    from shop s left join lateral (
      select sum(completed) as completed, sum(answers) as answers, sum(answer_minutes) as minutes
      from shop_day where shop_id = s.id and day >= ${since}::date) d on true
    where s.business_status = 'active'`.execute(db)
  return rows[0] ?? { shops: 0, towns: 0, fitted: 0, answers: 0, minutes: 0 }
}

type Counted = { shops: number; drivers: number; rating: number | null }

/** What a figure of the website may not exceed: open shops, drivers known, and the mean of all ratings of open shops. */
export async function countFigures(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select s.shops, s.rating, (
      select count(*)::int from contact c
      where not exists (select from shop_member m where m.contact_id = c.id)
        and not exists (select from account a where a.id = c.account_id and a.role = 'admin')) as drivers
    from (
      select count(*)::int as shops,
        round(sum(rating * review_count)::numeric / nullif(sum(review_count), 0), 1)::float8 as rating
      from shop where business_status = 'active') as s`.execute(db)
  return rows[0] ?? { shops: 0, drivers: 0, rating: null }
}
