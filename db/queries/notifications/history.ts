import { sql } from 'kysely'
import type { Channel } from '#core/rules/notifications/preferences.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import type { MailRow } from '../messaging/mail.ts'
import type { OutboundRow } from '../messaging/outbound.ts'
import type { HeldPush } from './push.ts'

type Told = { kind: string; reason: Reason; at: Date }

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

type HeldBack = {
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

export type ToldRow = {
  id: string
  kind: string
  channel: Channel
  decision: 'send' | 'hold' | 'drop'
  reason: Reason
  title: string | null
  at: Date
  read_at: Date | null
  /** Of the message, the mail, or the farthest of the messages to browsers that carry it. */
  status: string | null
  until: Date | null
  error_code: number | null
}

type ToldQuery = { id?: string; eventId?: string; held?: boolean; before?: string | undefined; limit: number }

/** What was decided about telling the person something, newest first, with what became of it. */
export async function toldTo(
  db: Db,
  contactId: string,
  { id, eventId, held = false, before, limit }: ToldQuery,
): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`
    select n.id, n.kind, n.channel, n.decision, n.notice ->> 'title' as title, n.decided_at as at, n.read_at, o.error_code,
      coalesce(case when o.status in ('held', 'dropped') then o.reason end,
        case when m.status in ('held', 'dropped') then m.reason end, n.reason) as reason,
      coalesce(o.status, m.status, p.status, case when d.id is not null then 'held' end) as status,
      coalesce(case when o.status = 'held' then o.due_at end, case when m.status = 'held' then m.due_at end, p.until,
        d.due_at) as until
    from notification n
    left join outbound_message o on o.id = n.outbound_message_id
    left join mail m on m.id = n.mail_id
    left join digest_item d on d.notification_id = n.id and d.settled_at is null
    left join lateral (
      select min(due_at) filter (where status = 'held') as until, case
        when bool_or(status = 'sent') then 'sent' when bool_or(status in ('queued', 'sending')) then 'queued'
        when bool_or(status = 'held') then 'held' when bool_or(status = 'failed') then 'failed'
        when count(*) > 0 then 'dropped' end as status
      from push_message where notification_id = n.id
    ) p on n.channel = 'push'
    where n.contact_id = ${contactId}
      and (${id ?? null}::uuid is null or n.id = ${id ?? null})
      and (${eventId ?? null}::uuid is null or n.event_id = ${eventId ?? null})
      and (${before ?? null}::uuid is null or n.id < ${before ?? null})
      and (not ${held} or coalesce(o.status, m.status, p.status, case when d.id is not null then 'held' end) = 'held')
    order by n.id desc limit ${limit}`.execute(db)
  return rows
}

/** What is held of one notice, locked for this transaction. */
export async function heldOf(
  db: Db,
  notificationId: string,
): Promise<{ messages: OutboundRow[]; mails: MailRow[]; pushes: HeldPush[] }> {
  const messages = await db
    .selectFrom('outbound_message as o')
    .innerJoin('notification as n', 'n.outbound_message_id', 'o.id')
    .selectAll('o')
    .where('n.id', '=', notificationId)
    .where('o.status', '=', 'held')
    .forUpdate('o')
    .execute()
  const mails = await db
    .selectFrom('mail as m')
    .innerJoin('notification as n', 'n.mail_id', 'm.id')
    .selectAll('m')
    .where('n.id', '=', notificationId)
    .where('m.status', '=', 'held')
    .forUpdate('m')
    .execute()
  const pushes = await db
    .selectFrom('push_message as p')
    .innerJoin('notification as n', 'n.id', 'p.notification_id')
    .selectAll('p')
    .select(['n.contact_id', 'n.kind'])
    .where('n.id', '=', notificationId)
    .where('p.status', '=', 'held')
    .forUpdate('p')
    .execute()
  return { messages, mails, pushes }
}

/** What a notice hangs on: a message, a mail, or the notice itself. */
export type HeldBy = { message: string } | { mail: string } | { notice: string }

/** The event that a held notice tells of. */
export async function eventOfHeld(
  db: Db,
  held: HeldBy,
): Promise<{ at: Date; data: Record<string, unknown> } | undefined> {
  const [column, id] =
    'message' in held
      ? (['n.outbound_message_id', held.message] as const)
      : 'mail' in held
        ? (['n.mail_id', held.mail] as const)
        : (['n.id', held.notice] as const)
  return db
    .selectFrom('notification as n')
    .innerJoin('event as e', 'e.id', 'n.event_id')
    .select(['e.at', sql<Record<string, unknown>>`e.data`.as('data')])
    .where(column, '=', id)
    .executeTakeFirst()
}
