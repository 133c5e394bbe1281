import { CompiledQuery, sql } from 'kysely'
import type { InboundWire } from '#core/messaging/inbound/inbound.ts'
import type { Preferences } from '#core/rules/notifications/preferences.ts'
import { MAX_AHEAD_MS, type Pace } from '#core/rules/notifications/sending.ts'
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

/** Longer than any message waits that is neither held nor being sent. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * Sets times of the sending pace that lie ahead of `at` back to `at`. A clock that was days ahead leaves such times
 * behind when it is put right, and nothing would be sent until they have passed. Returns how many rows were changed.
 */
export async function bringBackTimes(
  db: Db,
  at: Date,
  { person, lease }: { person: Pace; lease: Date },
): Promise<number> {
  const soon = new Date(at.getTime() + MAX_AHEAD_MS)
  const fullBucket = new Date(soon.getTime() + person.burst * person.everyMs)
  const late = new Date(at.getTime() + LONGEST_WAIT_MS)
  const afterAnyStop = new Date(soon.getTime() + LONGEST_WAIT_MS)
  const { rows } = await sql<{ mended: number }>`
    with paces as (delete from send_pace where on_time > ${fullBucket} returning 1),
    rates as (delete from send_rate where recent[cardinality(recent)] > ${soon} returning 1),
    stops as (
      delete from sender_stop where since > ${soon} or greatest(until, probe_until) > ${afterAnyStop} returning 1),
    troubles as (delete from trouble where told_at > ${soon} returning 1),
    started as (update started_conversation set at = ${at} where at > ${soon} returning 1),
    held as (
      update outbound_message set due_at = ${at} where status = 'held' and due_at > ${soon} and created_at > ${soon}
      returning 1),
    queued as (update outbound_message set due_at = ${at} where status = 'queued' and due_at > ${late} returning 1),
    -- Its sender may be at work at this moment, so it gets the whole lease.
    sending as (
      update outbound_message set due_at = ${lease}, claimed_at = ${at}
      where status = 'sending' and claimed_at > ${soon} returning 1),
    mails as (update mail set due_at = ${at} where status = 'queued' and due_at > ${late} returning 1),
    mailing as (
      update mail set due_at = ${lease}, claimed_at = ${at} where status = 'sending' and claimed_at > ${soon} returning 1)
    select ((select count(*) from paces) + (select count(*) from rates) + (select count(*) from stops)
      + (select count(*) from troubles) + (select count(*) from started) + (select count(*) from held)
      + (select count(*) from queued) + (select count(*) from sending) + (select count(*) from mails)
      + (select count(*) from mailing))::int as mended`.execute(db)
  return rows[0]?.mended ?? 0
}
