import { sql } from 'kysely'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'

export type MoneyTalkRow = {
  id: string
  name: string
  slug: string
  business_status: BusinessStatus
  by_shop: number
  by_drivers: number
  bank_details: number
  deposits: number
  threads: number
  last_at: Date
}

/** The shops in whose conversations somebody has spoken of bank details or a deposit since then. */
export async function moneyTalks(db: Db, since: Date, limit: number): Promise<MoneyTalkRow[]> {
  const { rows } = await sql<MoneyTalkRow>`
    select s.id, s.name, s.slug, s.business_status,
      (count(*) filter (where p.role <> 'customer'))::int as by_shop,
      (count(*) filter (where p.role = 'customer'))::int as by_drivers,
      (count(*) filter (where m.money_mark = 'bank_details'))::int as bank_details,
      (count(*) filter (where m.money_mark = 'deposit'))::int as deposits,
      count(distinct m.thread_id)::int as threads, max(m.created_at) as last_at
    from thread_message m
    join thread_participant p on p.id = m.sender_id
    join thread t on t.id = m.thread_id
    join shop s on s.id = t.shop_id
    where m.money_mark is not null and m.created_at >= ${since}
    group by s.id order by by_shop desc, count(*) desc, s.name limit ${limit}`.execute(db)
  return rows
}
