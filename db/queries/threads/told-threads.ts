import { sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import type { NotificationTable } from '#db/schema/events.ts'
import type { MailTable, OutboundStatus } from '#db/schema/messaging.ts'

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

/** One way on which somebody of the other side is told of a message; without a channel nobody has been told. */
export type WayRow = {
  message_id: string
  /** Whether it has been decided yet whom to tell. */
  settled: boolean
  channel: NotificationTable['channel'] | null
  decided: Reason | null
  outbound_status: OutboundStatus | null
  outbound_reason: Reason | null
  outbound_due: Date | null
  error_code: number | null
  zone: string | null
  mail_status: MailTable['status'] | null
  mail_reason: Reason | null
}

/** The ways of these messages; nothing for a message whose event is no longer kept. Words that waited together count as the message that carried them. */
export async function waysOf(db: Db, messageIds: readonly string[]): Promise<WayRow[]> {
  if (messageIds.length === 0) return []
  const { rows } = await sql<WayRow>`
    select e.data->>'messageId' as message_id, e.handled_at is not null as settled, n.channel, n.reason as decided,
      coalesce(c.status, o.status) as outbound_status, o.reason as outbound_reason, o.due_at as outbound_due,
      coalesce(c.error_code, o.error_code) as error_code, k.time_zone as zone,
      m.status as mail_status, m.reason as mail_reason
    from event e
    left join notification n on n.event_id = e.id and n.kind <> 'message_received'
    left join outbound_message o on o.id = n.outbound_message_id
    left join outbound_message c on c.id = o.merged_into
    left join mail m on m.id = n.mail_id
    left join contact k on k.id = o.contact_id
    where e.type = 'thread.message_sent' and e.data->>'messageId' = any(${messageIds}::text[])`.execute(db)
  return rows
}

/** The threads whose messages this message carried to a phone. */
export const threadsCarried = async (db: Db, outboundId: string): Promise<string[]> => {
  const { rows } = await sql<{ thread_id: string }>`
    select distinct thread_id from outbound_message
    where (id = ${outboundId} or merged_into = ${outboundId}) and thread_id is not null`.execute(db)
  return rows.map(({ thread_id }) => thread_id)
}
