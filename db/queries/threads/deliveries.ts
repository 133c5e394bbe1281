import { sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import type { NotificationTable } from '#db/schema/events.ts'
import type { MailTable, OutboundStatus } from '#db/schema/messaging.ts'

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
