import { CompiledQuery, sql } from 'kysely'
import type { InboundWire } from '#core/messaging/inbound/inbound.ts'
import type { Preferences } from '#core/rules/notifications/preferences.ts'
import type { Db } from '#db/client.ts'
import { named } from '#db/named-statements.ts'
import { type Claim, mayTry } from '../due.ts'
import { lockKeys } from './contacts.ts'

type KeptRow = { contact_id: string; fresh: boolean }
type Kept = { contactId: string; fresh: boolean }

/**
 * Keeps the message of a person whose addresses are all known, once: one statement, because every message pays for it.
 * Undefined if an address is unknown, or the addresses lead to several people.
 */
export const keepInbound = (db: Db, wire: InboundWire, at: Date): Promise<Kept | undefined> =>
  run(db, KEEP_INBOUND, valuesOf(wire, at))

/** The settings of a person who writes for the first time. */
export type Newcomer = {
  preferences: Preferences
  how: string
  source: string
}

/**
 * Keeps the first message of a person and makes the person, in one statement. Undefined if one of the addresses is
 * known; fails on contact_address_pkey if another process makes the same person now.
 */
export function keepNewcomer(db: Db, wire: InboundWire, newcomer: Newcomer, at: Date): Promise<Kept | undefined> {
  const { preferences, how, source } = newcomer
  const more = [lockKeys(wire.addresses), JSON.stringify(preferences), how, source]
  return run(db, KEEP_NEWCOMER, [...valuesOf(wire, at), ...more])
}

async function run(db: Db, text: string, values: readonly unknown[]): Promise<Kept | undefined> {
  const query: CompiledQuery<KeptRow> = CompiledQuery.raw(text, [...values])
  const { rows } = await db.executeQuery(query)
  const [found] = rows
  return found && { contactId: found.contact_id, fresh: found.fresh }
}

/** $1 to $7 of both statements. */
const valuesOf = ({ messageSid, body, content, addresses, name }: InboundWire, at: Date): unknown[] => [
  messageSid,
  body,
  JSON.stringify(content),
  at,
  addresses.map((address) => address.kind),
  addresses.map((address) => address.value),
  name ?? null,
]

/** Writes the message of `person` once, and opens their conversation. */
const KEPT = `
  kept as (
    insert into inbound_message (message_sid, contact_id, body, content, received_at)
    select $1, contact_id, $2, $3::jsonb, $4::timestamptz from person
    on conflict (message_sid) do nothing
    returning contact_id
  ), talk as (
    insert into conversation (contact_id) select contact_id from kept on conflict do nothing
  )`

/** In a conversation the time of the last message is kept to the minute: WhatsApp's 24 hours need no more. */
const KEEP_INBOUND = `${named('keep_inbound')}
  with person as (
    select a.contact_id
    from contact_address a
    where a.kind = ($5::text[])[1] and a.value = ($6::text[])[1] and a.proven_at is not null
      and (cardinality($5::text[]) = 1 or not exists (
        select from unnest($5::text[], $6::text[]) as given (kind, value)
        where not exists (
          select from contact_address b
          where b.kind = given.kind and b.value = given.value and b.contact_id = a.contact_id
            and b.proven_at is not null
        )
      ))
  ), ${KEPT}, seen as (
    update contact c
    set last_inbound_at = greatest(c.last_inbound_at, $4::timestamptz), whatsapp_address = ($6::text[])[1],
      name = coalesce(c.name, $7::text)
    from kept
    where c.id = kept.contact_id and (c.last_inbound_at is null
      or c.last_inbound_at < $4::timestamptz - interval '1 minute'
      or c.whatsapp_address is distinct from ($6::text[])[1] or (c.name is null and $7::text is not null))
  )
  select contact_id, exists (select from kept) as fresh from person`

const KEEP_NEWCOMER = `${named('keep_newcomer')}
  with locked as materialized (
    select count(pg_advisory_xact_lock(hashtextextended(key, 0))) from unnest($8::text[]) as key
  ), given as (
    select * from unnest($5::text[], $6::text[]) as given (kind, value)
  ), person as (
    insert into contact (name, whatsapp_address, last_inbound_at)
    select $7::text, ($6::text[])[1], $4::timestamptz from locked
    where not exists (select from given join contact_address a using (kind, value))
    returning id as contact_id
  ), address as (
    insert into contact_address (kind, value, contact_id, proven_at)
    select kind, value, contact_id, $4::timestamptz from person, given
  ), preference as (
    insert into communication_preference (contact_id, switches) select contact_id, $9::jsonb from person
  ), consent as (
    insert into consent (contact_id, channel, purpose, given, how, source, at)
    select contact_id, 'whatsapp', 'service', true, $10, $11, $4::timestamptz from person
  ), ${KEPT}
  select contact_id, exists (select from kept) as fresh from person`

/** When the last message came in. */
export const latestInbound = async (db: Db): Promise<Date | undefined> =>
  (await db.selectFrom('inbound_message').select('received_at').orderBy('seq', 'desc').limit(1).executeTakeFirst())
    ?.received_at

/** Those of Twilio's ids under which no message of ours stands. */
export async function missingAmong(db: Db, sids: readonly string[], claim: Claim): Promise<Set<string>> {
  if (sids.length === 0) return new Set()
  const { rows } = await sql<{ sid: string }>`
    select sid from unnest(${[...sids]}::text[]) as given (sid)
    where not exists (select from inbound_message m where m.message_sid = sid) and ${mayTry(sql`sid`, claim)}`.execute(
    db,
  )
  return new Set(rows.map(({ sid }) => sid))
}
