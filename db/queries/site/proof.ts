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
