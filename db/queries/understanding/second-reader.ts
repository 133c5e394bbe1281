import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/**
 * Counts one more ask of the day and notes until when the message waits for its answer. False if there have been so
 * many already.
 */
export async function countAsk(
  db: Db,
  { id, until, day, most }: { id: string; until: Date; day: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      insert into reader_day (day, asks) values (${day}, 1)
      on conflict (day) do update set asks = reader_day.asks + 1 where reader_day.asks < ${most}
      returning day
    )
    update inbound_message set reader_until = ${until} where id = ${id} and exists (select from counted)
    returning id`.execute(db)
  return rows.length > 0
}

export const askOf = (db: Db, id: string) =>
  db.selectFrom('inbound_message').select(['reader_until', 'reader_answer']).where('id', '=', id).executeTakeFirst()

/**
 * Writes the answer, if it is still waited for, and lets go of everything that the person has written. False if it comes
 * too late.
 */
export async function writeAnswer(db: Db, id: string, answer: string | null, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with answered as (
      update inbound_message set reader_answer = ${answer}::jsonb, reader_until = ${now}, held_until = null
      where id = ${id} and handled_at is null and reader_until > ${now}
      returning id, contact_id
    ), freed as (
      update inbound_message m set held_until = null from answered a
      where m.contact_id = a.contact_id and m.id <> a.id and m.handled_at is null
    )
    select from answered`.execute(db)
  return rows.length > 0
}

const MAX_NAMES = 200

/** How this person, and the newest customers of these shops, are called. */
export async function namesAround(db: Db, contactId: string, shopIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from contact where id = ${contactId}
    union select a.full_name from contact c join account a on a.id = c.account_id where c.id = ${contactId}
    union (
      select customer_name from booking where customer_contact_id = ${contactId} order by created_at desc limit 5
    )
    union (
      select customer_name from booking where shop_id = any(${[...shopIds]}) order by created_at desc limit ${MAX_NAMES}
    )
    union (
      select coalesce(c.name, p.guest_name)
      from thread t join thread_participant p on p.thread_id = t.id and p.role = 'customer'
      left join contact c on c.id = p.contact_id
      where t.shop_id = any(${[...shopIds]}) order by t.last_message_at desc limit ${MAX_NAMES}
    )`.execute(db)
  return rows.flatMap(({ name }) => (name ? [name] : []))
}
