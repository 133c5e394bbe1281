import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The thread that our last notice on WhatsApp since then was about; undefined if it was about something else. */
export const threadToldLast = async (db: Db, contactId: string, since: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('outbound_message')
      .select('thread_id')
      .where('contact_id', '=', contactId)
      .where('kind', '<>', 'reply')
      .where('status', 'in', ['sent', 'delivered', 'read', 'merged'])
      .where('created_at', '>=', since)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.thread_id ?? undefined

/** The threads that the person was told of on WhatsApp since then, the latest first. */
export async function threadsToldSince(db: Db, contactId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ thread_id: string }>`
    select thread_id from outbound_message
    where contact_id = ${contactId} and kind not in ('reply', 'message_waiting') and thread_id is not null
      and status in ('sent', 'delivered', 'read', 'merged') and created_at >= ${since}
    group by thread_id order by max(seq) desc limit 5`.execute(db)
  return rows.map(({ thread_id }) => thread_id)
}

/** The very last thing that we have sent to the person, and the thread that it is about. */
export const sentLast = (db: Db, contactId: string): Promise<{ kind: string; thread_id: string | null } | undefined> =>
  db
    .selectFrom('outbound_message')
    .select(['kind', 'thread_id'])
    .where('contact_id', '=', contactId)
    .where('status', 'in', ['sent', 'delivered', 'read', 'merged'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The thread whose words are the very last thing that we have sent to the person. */
export async function threadShownLast(db: Db, contactId: string): Promise<string | undefined> {
  const last = await sentLast(db, contactId)
  return (last?.kind !== 'reply' && last?.thread_id) || undefined
}

/**
 * The thread whose words are the very last thing that we have sent to a driver since then, with our promise to pass the
 * answer on.
 */
export const threadPromisedLast = async (db: Db, contactId: string, since: Date): Promise<string | undefined> => {
  const last = await db
    .selectFrom('outbound_message')
    .select(['kind', 'thread_id'])
    .where('contact_id', '=', contactId)
    .where('status', 'in', ['sent', 'delivered', 'read', 'merged'])
    .where('created_at', '>=', since)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && promising.has(last.kind) ? (last.thread_id ?? undefined) : undefined
}

const promising: ReadonlySet<string> = new Set(['message_answered', 'message_written', 'quote_answered'])

/** The message of a thread that our message carried to the person's phone; undefined if it carried several, or none. */
export async function messageCarried(db: Db, contactId: string, providerSid: string): Promise<string | undefined> {
  const { rows } = await sql<{ message_id: string }>`
    select distinct e.data->>'messageId' as message_id
    from outbound_message o
    cross join lateral (select o.id union all select w.id from outbound_message w where w.merged_into = o.id) w
    join notification n on n.outbound_message_id = w.id
    join event e on e.id = n.event_id and e.type = 'thread.message_sent'
    where o.provider_sid = ${providerSid} and o.contact_id = ${contactId} limit 2`.execute(db)
  const [only, another] = rows
  return another ? undefined : only?.message_id
}

/** The thread with a shop in which the driver has written last since then. */
export async function threadWrittenSince(db: Db, contactId: string, since: Date): Promise<string | undefined> {
  const { rows } = await sql<{ thread_id: string }>`
    select p.thread_id from thread_participant p
    join thread t on t.id = p.thread_id and t.shop_id is not null and t.last_message_at >= ${since}
    cross join lateral (
      select max(m.sent_at) as at from thread_message m
      where m.thread_id = t.id and m.sender_id = p.id and m.sent_at >= ${since}) w
    where p.contact_id = ${contactId} and p.role = 'customer' and p.is_active and w.at is not null
    order by w.at desc limit 1`.execute(db)
  return rows[0]?.thread_id
}
