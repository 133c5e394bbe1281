import { type Insertable, type Selectable, sql } from 'kysely'
import type { Address } from '#core/messaging/inbound/inbound.ts'
import type { Db } from '#db/client.ts'
import type { CommunicationPreferenceTable, ConsentTable, ContactTable } from '#db/schema/people.ts'
import { joinAlerts } from '../alerts/alerts.ts'
import { joinMemberships } from '../shops/members.ts'
import { joinThreadsOfContacts } from '../threads/thread-people.ts'
import { joinPreferences, keepStrictest } from './preferences.ts'

/** Makes messages from one of these addresses wait for each other until the transaction ends. */
export async function lockAddresses(db: Db, addresses: readonly Address[]): Promise<void> {
  for (const key of lockKeys(addresses))
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

/** The locks are taken in one order everywhere, so that no two transactions wait for each other. */
export const lockKeys = (addresses: readonly Address[]): string[] =>
  addresses.map(({ kind, value }) => `${kind} ${value}`).sort()

/** The people who have proven to own one of the addresses; a phone's owner first. */
export async function ownersOf(db: Db, addresses: readonly Address[]): Promise<string[]> {
  const { rows } = await sql<{ contact_id: string }>`
    select contact_id
    from unnest(${addresses.map((one) => one.kind)}::text[], ${addresses.map((one) => one.value)}::text[])
      as given (kind, value)
    join contact_address a using (kind, value)
    where a.proven_at is not null
    group by contact_id
    order by bool_or(a.kind = 'phone') desc, min(a.proven_at)`.execute(db)
  return rows.map((row) => row.contact_id)
}

/** The contact of a number that we only know because a code was sent there; nothing is known of its owner. */
export async function nobodyAt(db: Db, addresses: readonly Address[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id
    from unnest(${addresses.map((one) => one.kind)}::text[], ${addresses.map((one) => one.value)}::text[])
      as given (kind, value)
    join contact_address a using (kind, value) join contact c on c.id = a.contact_id
    where a.proven_at is null and c.account_id is null and c.name is null and c.email is null
      and not exists (select from communication_preference p where p.contact_id = c.id)
    limit 1`.execute(db)
  return rows[0]?.id
}

/** Returns the new contact's id. */
export const insertContact = async (db: Db, row: Insertable<ContactTable>): Promise<string> =>
  (await db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Gives the proven addresses to the person, whoever had or claimed them before. */
export const giveAddresses = (db: Db, contactId: string, addresses: readonly Address[], provenAt: Date) =>
  db
    .insertInto('contact_address')
    .values(addresses.map((address) => ({ ...address, contact_id: contactId, proven_at: provenAt })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'value']).doUpdateSet({ contact_id: contactId, proven_at: provenAt }),
    )
    .execute()

/** The ledger of consents only grows; the latest row of a channel and purpose holds. */
export const insertConsent = (db: Db, row: Insertable<ConsentTable>) => db.insertInto('consent').values(row).execute()

type PreferenceRow = Selectable<CommunicationPreferenceTable>

export type PersonRow = Pick<
  Selectable<ContactTable>,
  'id' | 'account_id' | 'name' | 'email' | 'language' | 'time_zone' | 'whatsapp_address' | 'last_inbound_at' | 'is_demo'
> & {
  proven: boolean
  /** The e-mail address has been shown to be theirs. */
  email_proven: boolean
  /** A number that they have proven, in E.164. */
  phone: string | null
  preferences: PreferenceRow | null
  consents: Record<string, boolean>
  /** When they asked us to stop; null if they did not, or have come back. */
  left_at: Date | null
}

/** The facts that decide whether and how a person is told something. */
export async function personRow(db: Db, contactId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select c.id, c.account_id, c.name, c.email, c.language, c.time_zone, c.whatsapp_address, c.last_inbound_at, c.is_demo,
      exists (
        select from contact_address a
        where a.contact_id = c.id and a.value = c.whatsapp_address and a.proven_at is not null
      ) as proven,
      exists (
        select from account a
        where a.id = c.account_id and lower(a.email) = lower(c.email) and a.email_verified_at is not null
      ) as email_proven,
      (
        select a.value from contact_address a
        where a.contact_id = c.id and a.kind = 'phone' and a.proven_at is not null
        order by a.value = c.whatsapp_address desc limit 1
      ) as phone,
      to_jsonb(p) as preferences,
      coalesce((
        select jsonb_object_agg(latest.channel || ':' || latest.purpose, latest.given)
        from (
          select distinct on (channel, purpose) channel, purpose, given
          from consent where contact_id = c.id order by channel, purpose, at desc, id desc
        ) latest
      ), '{}') as consents,
      (
        select case when not latest.given then latest.at end
        from consent latest where latest.contact_id = c.id and latest.channel = 'whatsapp' and latest.purpose = 'service'
        order by latest.at desc, latest.id desc limit 1
      ) as left_at
    from contact c left join communication_preference p on p.contact_id = c.id
    where c.id = ${contactId}`.execute(db)
  return rows[0]
}

/** The addresses that the person has proven. */
export const addressesOf = (db: Db, contactId: string): Promise<Address[]> =>
  db
    .selectFrom('contact_address')
    .select(['kind', 'value'])
    .where('contact_id', '=', contactId)
    .where('proven_at', 'is not', null)
    .execute()

/** Takes the number from the person: nothing is sent there for them, and the sessions that it opened end. */
export async function takeNumberFrom(
  db: Db,
  contactId: string,
  number: string,
  at: Date,
): Promise<{ account_id: string | null }> {
  await db
    .deleteFrom('contact_address')
    .where('contact_id', '=', contactId)
    .where('kind', '=', 'phone')
    .where('value', '=', number)
    .execute()
  await sql`
    update contact set last_inbound_at = null, whatsapp_address = (
      select value from contact_address
      where contact_id = ${contactId} and kind = 'phone' and proven_at is not null order by proven_at desc limit 1)
    where id = ${contactId} and whatsapp_address = ${number}`.execute(db)
  const { rows } = await sql<{ account_id: string | null }>`
    with ended as (
      update session s set revoked_at = ${at} from contact c
      where c.id = ${contactId} and s.account_id = c.account_id and s.opened_by = 'whatsapp' and s.revoked_at is null
    ), forgotten as (
      update account a set phone = null, updated_at = ${at} from contact c
      where c.id = ${contactId} and a.id = c.account_id and a.phone = ${number}
    )
    select account_id from contact where id = ${contactId}`.execute(db)
  return { account_id: rows[0]?.account_id ?? null }
}

type DemoPhoneRow = { address: string; name: string; shop: string | null; place: string | null }

/** Every demo contact with a WhatsApp address, with the active shop that it belongs to; shops by name. */
export async function demoPhoneRows(db: Db): Promise<DemoPhoneRow[]> {
  const { rows } = await sql<DemoPhoneRow>`
    select c.whatsapp_address as address, coalesce(c.name, c.whatsapp_address) as name, min(s.name) as shop,
      min(concat_ws(', ', s.suburb, s.city)) as place
    from contact c
    left join shop_member w on w.contact_id = c.id and w.until is null
    left join shop s on s.id = w.shop_id and s.business_status = 'active'
    where c.is_demo and c.whatsapp_address is not null
      and (s.id is not null or w.shop_id is null)
    group by c.id
    order by min(s.name) nulls first, c.whatsapp_address`.execute(db)
  return rows
}

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
