import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** So much of a busy shop's past tells as much as all of it, and costs the same however much there is. */
const NEWEST_THREADS = sql.lit(40)
const NEWEST_MESSAGES = sql.lit(40)

export type ShopAnswer = { asked: Date; answered: Date }

/** When customers began to wait and when a person of the shop answered them, in its newest threads since then. */
export async function answersOfShop(db: Db, shopId: string, since: Date): Promise<ShopAnswer[]> {
  const { rows } = await sql<ShopAnswer>`
    with said as (
      select t.id as thread_id, m.id, m.sent_at, m.by_shop,
        lag(m.by_shop) over (partition by t.id order by m.sent_at, m.id) as after_shop
      from (select id from thread where shop_id = ${shopId} and last_message_at > ${since}
        order by last_message_at desc limit ${NEWEST_THREADS}) t
      cross join lateral (
        select m.id, m.sent_at, p.role = 'business' as by_shop
        from thread_message m join thread_participant p on p.id = m.sender_id
        where m.thread_id = t.id and m.sent_at > ${since} and not m.is_automated
          and p.role in ('customer', 'business')
        order by m.sent_at desc, m.id desc limit ${NEWEST_MESSAGES}) m
    ), turns as (
      select thread_id, by_shop, sent_at, lead(by_shop) over next as answered_by_shop, lead(sent_at) over next as answered
      from said where after_shop is distinct from by_shop
      window next as (partition by thread_id order by sent_at, id)
    )
    select sent_at as asked, answered from turns where not by_shop and answered_by_shop`.execute(db)
  return rows
}
