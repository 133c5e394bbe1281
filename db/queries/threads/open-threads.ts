import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { shownWords } from './files.ts'
import { nameOf } from './thread-people.ts'

export type OpenThreadRow = {
  id: string
  shop_id: string
  customer: string
  words: string
  answered: boolean
  at: Date
}

/** Threads of these shops with a message since then, the newest first: who wrote last, and what the customer wrote. */
export async function openThreadsOfShops(
  db: Db,
  shopIds: readonly string[],
  since: Date,
  limit: number,
): Promise<OpenThreadRow[]> {
  const { rows } = await sql<OpenThreadRow>`
    select t.id, t.shop_id, asked.name as customer, asked.content as words, last.role <> 'customer' as answered,
      last.sent_at as at
    from thread t
    join lateral (
      select m.sent_at, p.role from thread_message m join thread_participant p on p.id = m.sender_id
      where m.thread_id = t.id and m.sent_at is not null and not m.is_automated
      order by m.sent_at desc, m.id desc limit 1) last on true
    join lateral (
      select ${shownWords('m')} as content, ${nameOf('p')} as name from thread_message m join thread_participant p on p.id = m.sender_id
        left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
      where m.thread_id = t.id and m.sent_at is not null and p.role = 'customer'
      order by m.sent_at desc, m.id desc limit 1) asked on true
    where t.shop_id = any(${[...shopIds]}::uuid[]) and t.status = 'active' and t.last_message_at >= ${since}
    order by last.sent_at desc, t.id limit ${limit}`.execute(db)
  return rows
}
