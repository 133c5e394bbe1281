import { sql } from 'kysely'
import { JOHANNESBURG } from '#core/rules/time/time.ts'
import type { Db } from '#db/client.ts'

const zone = sql.lit(JOHANNESBURG)

export type Stretch = { from: Date; to: Date }
export type Counted = {
  shopId: string
  day: string
  chats: number
  bookings: number
  completed: number
  bookedCents: number
}

/** What happened at these shops from one instant until before the other, by the day; days without anything are left out. */
export async function countHappened(db: Db, shopIds: readonly string[], { from, to }: Stretch): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with happened as (
      select shop_id, created_at as at, 1 as chats, 0 as bookings, 0 as completed, 0 as cents from thread
      where shop_id = any(${[...shopIds]}::uuid[]) and created_at >= ${from} and created_at < ${to}
      union all
      select shop_id, created_at, 0, 1, (status = 'completed')::int, 0 from booking
      where shop_id = any(${[...shopIds]}::uuid[]) and created_at >= ${from} and created_at < ${to}
      union all
      select shop_id, completed_at, 0, 0, 0, coalesce(done_total_cents, total_cents) from booking
      where shop_id = any(${[...shopIds]}::uuid[]) and completed_at >= ${from} and completed_at < ${to}
        and status = 'completed'
    )
    select shop_id as "shopId", (at at time zone ${zone})::date as day, sum(chats)::int as chats,
      sum(bookings)::int as bookings, sum(completed)::int as completed, sum(cents)::float8 as "bookedCents"
    from happened group by 1, 2`.execute(db)
  return rows
}

export type GivenAnswer = { shopId: string; asked: Date; answered: Date }

/**
 * When people of these shops answered customers who waited, and since when those had: each first message of a person of
 * the shop after a customer's, from one instant until before the other.
 */
export async function answersGiven(db: Db, shopIds: readonly string[], { from, to }: Stretch): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    select t.shop_id as "shopId", asked.at as asked, m.sent_at as answered
    from thread t
    join thread_participant p on p.thread_id = t.id and p.role = 'business'
    join thread_message m on m.thread_id = t.id and m.sender_id = p.id and not m.is_automated
      and m.sent_at >= ${from} and m.sent_at < ${to}
    left join lateral (
      select b.sent_at from thread_message b join thread_participant q on q.id = b.sender_id and q.role = 'business'
      where b.thread_id = t.id and not b.is_automated and (b.sent_at, b.id) < (m.sent_at, m.id)
      order by b.sent_at desc, b.id desc limit 1
    ) before on true
    cross join lateral (
      select min(c.sent_at) as at
      from thread_message c join thread_participant q on q.id = c.sender_id and q.role = 'customer'
      where c.thread_id = t.id and not c.is_automated and c.sent_at < m.sent_at
        and c.sent_at > coalesce(before.sent_at, '-infinity')
    ) asked
    where t.shop_id = any(${[...shopIds]}::uuid[]) and t.last_message_at >= ${from} and asked.at is not null`.execute(
    db,
  )
  return rows
}
