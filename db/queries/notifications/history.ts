import { sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'

export type Told = { kind: string; reason: Reason; at: Date }

/** The message with this id at Twilio; undefined if it did not go to the person. */
export const messageBySid = (db: Db, contactId: string, providerSid: string): Promise<Told | undefined> =>
  db
    .selectFrom('outbound_message')
    .select(['kind', 'reason'])
    .select((eb) => eb.fn.coalesce('sent_at', 'created_at').as('at'))
    .where('provider_sid', '=', providerSid)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()

/** The last message to the person that was no answer. */
export const lastTold = (db: Db, contactId: string): Promise<Told | undefined> =>
  db
    .selectFrom('outbound_message')
    .select(['kind', 'reason'])
    .select((eb) => eb.fn.coalesce('sent_at', 'created_at').as('at'))
    .where('contact_id', '=', contactId)
    .where('kind', '<>', 'reply')
    .where('status', 'in', ['sent', 'delivered', 'read', 'merged'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

export type HeldBack = {
  kind: string
  channel: string
  decision: string
  reason: Reason
  at: Date
  /** Twilio's number for the failure, if the message failed with one. */
  failed: boolean
  error_code: number | null
}

/** Messages since then that were held or dropped in place of being sent to the person, newest first. */
export async function heldBack(db: Db, contactId: string, since: Date, kinds: readonly string[]): Promise<HeldBack[]> {
  const { rows } = await sql<HeldBack>`
    select n.kind, n.channel, n.decision, coalesce(case when o.status in ('held', 'dropped') then o.reason end, n.reason) as reason,
      n.decided_at as at, coalesce(o.status = 'failed', false) as failed, o.error_code
    from notification n left join outbound_message o on o.id = n.outbound_message_id
    where n.contact_id = ${contactId} and n.decided_at > ${since} and n.channel in ('whatsapp', 'sms')
      and (cardinality(${kinds}::text[]) = 0 or n.kind = any(${kinds}))
      and (n.decision <> 'send' or o.status in ('held', 'dropped', 'failed'))
    order by n.decided_at desc limit 5`.execute(db)
  return rows
}
