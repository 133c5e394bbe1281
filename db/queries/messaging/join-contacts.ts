import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { joinAlerts } from '../alerts/alerts.ts'
import { joinMemberships } from '../shops/members.ts'
import { joinThreadsOfContacts } from '../threads/thread-people.ts'
import { joinPreferences, keepStrictest } from './preferences.ts'

/**
 * Joins two contacts that turned out to be one person: everything of the other now belongs to the first. Where they
 * differ in what we may send, the stricter one counts. A message of the other that is being sent is settled under the
 * other.
 */
export async function joinContacts(db: Db, contactId: string, otherId: string, at: Date): Promise<void> {
  await joinBookings(db, contactId, otherId)
  await joinRescues(db, contactId, otherId, at)
  await joinMemberships(db, contactId, otherId, at)
  await joinAlerts(db, contactId, otherId)
  await joinThreadsOfContacts(db, contactId, otherId)
  await keepStrictest(db, contactId, otherId, at)
  await joinPreferences(db, contactId, otherId, at)
  await joinHistory(db, contactId, otherId)
  await joinPerson(db, contactId, otherId)
}

async function joinBookings(db: Db, contactId: string, otherId: string): Promise<void> {
  await db
    .updateTable('booking')
    .set({ customer_contact_id: contactId })
    .where('customer_contact_id', '=', otherId)
    .execute()
}

async function joinHistory(db: Db, contactId: string, otherId: string): Promise<void> {
  for (const table of [
    'inbound_message',
    'notification',
    'mail',
    'digest_item',
    'number_proof',
    'quote_round',
    'sent_picture',
  ] as const)
    await sql`update ${sql.table(table)} set contact_id = ${contactId} where contact_id = ${otherId}`.execute(db)
  await sql`
    update notification set recipient = ${`contact:${contactId}`} where recipient = ${`contact:${otherId}`}
      and not exists (
        select from notification n where n.event_id = notification.event_id and n.kind = notification.kind
          and n.channel = notification.channel and n.recipient = ${`contact:${contactId}`})`.execute(db)
  await sql`
    update outbound_message set contact_id = ${contactId}
    where contact_id = ${otherId} and status <> 'sending'`.execute(db)
  await sql`
    insert into conversation (contact_id, state, updated_at)
    select ${contactId}, state, updated_at from conversation where contact_id = ${otherId}
    on conflict (contact_id) do nothing`.execute(db)
}

/** Moves the account unless the first one has its own; likewise name, e-mail address and language. */
async function joinPerson(db: Db, contactId: string, otherId: string): Promise<void> {
  await db.updateTable('contact_address').set({ contact_id: contactId }).where('contact_id', '=', otherId).execute()
  const { rows } = await sql<{ account_id: string | null }>`
    select account_id from contact where id = ${otherId}`.execute(db)
  const account = rows[0]?.account_id ?? null
  const { rows: mine } = await sql`select from contact where id = ${contactId} and account_id is null`.execute(db)
  if (account && mine.length > 0) await sql`update contact set account_id = null where id = ${otherId}`.execute(db)
  await sql`
    update contact a
    set name = coalesce(a.name, b.name), email = coalesce(a.email, b.email), language = coalesce(a.language, b.language),
      account_id = coalesce(a.account_id, ${account}),
      last_inbound_at = greatest(a.last_inbound_at, b.last_inbound_at)
    from contact b where a.id = ${contactId} and b.id = ${otherId}`.execute(db)
}

/** The rounds of both contacts are one person's; of two that run, the first contact's goes on. */
export async function joinRescues(db: Db, contactId: string, otherId: string, at: Date): Promise<void> {
  await sql`
    with ended as (
      update rescue_round set state = 'closed', look_at = null, ended_at = ${at}
      where contact_id = ${otherId} and state in ('open', 'unanswered') and exists (
        select from rescue_round r where r.contact_id = ${contactId} and r.state in ('open', 'unanswered'))
      returning id)
    update rescue_ask set state = 'lapsed'
    where round_id in (select id from ended) and state in ('waiting', 'coming')`.execute(db)
  await db.updateTable('rescue_round').set({ contact_id: contactId }).where('contact_id', '=', otherId).execute()
}
