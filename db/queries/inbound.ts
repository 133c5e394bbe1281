import { type Insertable, sql } from 'kysely'
import type { InboundWire } from '#core/messaging/inbound.ts'
import type { Db } from '../client.ts'
import { named } from '../named-statements.ts'
import type { CommunicationPreferenceTable } from '../schema/people.ts'
import { lockKeys } from './contacts.ts'

/**
 * Keeps the message of a person all of whose addresses are known, once: one statement, because every message pays for
 * it. Undefined when the addresses are not all known yet, or lead to several people.
 */
export async function keepInbound(db: Db, wire: InboundWire, at: Date): Promise<Kept | undefined> {
  const { addresses, name } = wire
  const kinds = addresses.map((address) => address.kind)
  const values = addresses.map((address) => address.value)
  const { rows } = await sql<KeptRow>`${sql.raw(named('keep_inbound'))}
    with person as (
      select a.contact_id
      from contact_address a
      where a.kind = (${kinds}::text[])[1] and a.value = (${values}::text[])[1] and a.proven_at is not null
        and (cardinality(${kinds}::text[]) = 1 or not exists (
          select from unnest(${kinds}::text[], ${values}::text[]) as given (kind, value)
          where not exists (
            select from contact_address b
            where b.kind = given.kind and b.value = given.value and b.contact_id = a.contact_id
              and b.proven_at is not null
          )
        ))
    ), ${kept(wire, at)}, seen as (
      update contact c
      set last_inbound_at = greatest(last_inbound_at, ${at}::timestamptz), whatsapp_address = ${values[0]},
        name = coalesce(name, ${name ?? null})
      from kept where c.id = kept.contact_id
    )
    select contact_id, exists (select from kept) as fresh from person`.execute(db)
  return keptOf(rows)
}

/** What becomes of a person who writes for the first time. */
export type Newcomer = {
  preferences: Omit<Insertable<CommunicationPreferenceTable>, 'contact_id'>
  how: string
  source: string
}

/**
 * Keeps the first message of a person none of whose addresses was ever seen, and makes the person, in one statement
 * again. Undefined when an address is known; fails on contact_address_pkey when somebody makes the same person now.
 */
export async function keepNewcomer(
  db: Db,
  wire: InboundWire,
  { preferences, how, source }: Newcomer,
  at: Date,
): Promise<Kept | undefined> {
  const { addresses, name } = wire
  const kinds = addresses.map((address) => address.kind)
  const values = addresses.map((address) => address.value)
  const columns = Object.keys(preferences)
  const { rows } = await sql<KeptRow>`${sql.raw(named('keep_newcomer'))}
    with locked as materialized (
      select count(pg_advisory_xact_lock(hashtextextended(key, 0))) from unnest(${lockKeys(addresses)}::text[]) as key
    ), given as (
      select * from unnest(${kinds}::text[], ${values}::text[]) as given (kind, value)
    ), person as (
      insert into contact (name, whatsapp_address, last_inbound_at)
      select ${name ?? null}, ${values[0]}, ${at}::timestamptz from locked
      where not exists (select from given join contact_address a using (kind, value))
      returning id as contact_id
    ), address as (
      insert into contact_address (kind, value, contact_id, proven_at)
      select kind, value, contact_id, ${at}::timestamptz from person, given
    ), preference as (
      insert into communication_preference (contact_id, ${sql.join(columns.map((one) => sql.ref(one)))})
      select person.contact_id, ${sql.join(columns.map((one) => sql.ref(`p.${one}`)))}
      from person, jsonb_populate_record(null::communication_preference, ${JSON.stringify(preferences)}::jsonb) p
    ), consent as (
      insert into consent (contact_id, channel, purpose, given, how, source, at)
      select contact_id, 'whatsapp', 'service', true, ${how}, ${source}, ${at}::timestamptz from person
    ), ${kept(wire, at)}
    select contact_id, exists (select from kept) as fresh from person`.execute(db)
  return keptOf(rows)
}

type KeptRow = { contact_id: string; fresh: boolean }
type Kept = { contactId: string; fresh: boolean }

const keptOf = ([found]: KeptRow[]): Kept | undefined => found && { contactId: found.contact_id, fresh: found.fresh }

/** Writes the message of `person` once, and opens their conversation. */
const kept = ({ messageSid, body, content }: InboundWire, at: Date) => sql`
    kept as (
      insert into inbound_message (message_sid, contact_id, body, content, received_at)
      select ${messageSid}, contact_id, ${body}, ${JSON.stringify(content)}::jsonb, ${at}::timestamptz from person
      on conflict (message_sid) do nothing
      returning contact_id
    ), talk as (
      insert into conversation (contact_id) select contact_id from kept on conflict do nothing
    )`

/** When the last message came in. */
export const latestInbound = async (db: Db): Promise<Date | undefined> =>
  (await db.selectFrom('inbound_message').select('received_at').orderBy('seq', 'desc').limit(1).executeTakeFirst())
    ?.received_at
