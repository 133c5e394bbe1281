import { sql } from 'kysely'
import type { Incident } from '#core/rules/notifications/incident.ts'
import { goesFirst, latestOnTime, type Pace } from '#core/rules/notifications/sending.ts'
import type { Db } from '#db/client.ts'
import { named } from '#db/named-statements.ts'
import { type Claim, mayTry } from '../due.ts'
import { mayGoOut, waitedForSwitch } from '../operations/switches.ts'
import { type OutboundRow, outboundColumns } from './outbound.ts'

type Paces = { person: Pace; perSecond: number }

const interval = (ms: number) => sql`${ms}::int * interval '1 millisecond'`

/** True in SQL while nothing is sent because Twilio refuses the set-up. */
export const refusesAll = (at: Date) =>
  sql<boolean>`exists (select from sender_stop where what = 'all' and until > ${at})`

/** Behind everything that goes first. */
const goesLater = sql`kind <> all(${[...goesFirst]}::text[])`

/**
 * `is_probe`: everything has been stopped, and this message alone tries whether Twilio takes it. `waited`: it stood
 * behind a switch of the owners, so whether it goes out is decided again.
 */
export type ClaimedRow = OutboundRow & {
  is_probe: boolean
  waited: boolean
  /** The person's pace holds up what follows. */
  holds_up: boolean
  recipient: Recipient
}

/** Whom a message goes to, as it is at that moment. */
export type Recipient = { address: string | null; last_inbound_at: Date | null; is_demo: boolean }
type Claimed = OutboundRow &
  Pick<ClaimedRow, 'is_probe' | 'waited' | 'holds_up'> & {
    recipient_address: string | null
    recipient_wrote_at: Date | null
    recipient_is_demo: boolean
  }

/**
 * Claims the person's next waiting message, the oldest of those that go first, if it is due, none of theirs is being sent, and both paces allow it. One
 * statement, so that neither pace is used up for nothing. The row settles a race: the loser finds it taken. After a
 * stop only one message of all is claimed, until it has ended or `probe` has come.
 */
export async function claimNext(
  db: Db,
  contactId: string,
  at: Date,
  { lease, probe }: { lease: Date; probe: Date },
  { person, perSecond }: Paces,
): Promise<ClaimedRow | undefined> {
  const { rows } = await sql<Claimed>`${sql.raw(named('claim_outbound'))}
    with head as (
      select o.id, o.contact_id from outbound_message o
      where o.id = (
        select id from outbound_message where contact_id = ${contactId} and status = 'queued' and ${mayGoOut}
        order by ${goesLater}, seq limit 1
      ) and o.status = 'queued' and o.due_at <= ${at}
        and not exists (select from outbound_message where contact_id = ${contactId} and status = 'sending')
        and not exists (select from send_pace where contact_id = ${contactId} and on_time > ${latestOnTime(person, at)})
        and not ${refusesAll(at)}
      for update skip locked
    ), probe as (
      update sender_stop set probe_until = ${probe}
      where what = 'all' and exists (select from head) and (probe_until is null or probe_until <= ${at})
      returning what
    ), rate as (
      insert into send_rate as s (sender, recent) select 'whatsapp', array[${at}::timestamptz] from head
      where exists (select from probe) or not exists (select from sender_stop where what = 'all')
      on conflict (sender) do update
      set recent = (s.recent || greatest(${at}, s.recent[cardinality(s.recent)]))[
        greatest(1, cardinality(s.recent) + 2 - ${perSecond}::int) :]
      where cardinality(s.recent) < ${perSecond}
        or s.recent[cardinality(s.recent) + 1 - ${perSecond}::int] < ${at}::timestamptz - interval '1 second'
      returning sender
    ), pace as (
      insert into send_pace (contact_id, on_time)
      select head.contact_id, ${at}::timestamptz + ${interval(person.everyMs)} from head, rate
      on conflict (contact_id) do update set on_time = greatest(send_pace.on_time, ${at}) + ${interval(person.everyMs)}
      returning on_time
    )
    update outbound_message o
    set status = 'sending', claimed_at = ${at}, due_at = ${lease}, attempts = attempts + 1
    from head, rate, contact c where o.id = head.id and c.id = head.contact_id
    returning ${outboundColumns('o')}, exists (select from probe) as is_probe, ${waitedForSwitch('o')} as waited,
      exists (select from pace where on_time > ${latestOnTime(person, at)}) as holds_up,
      c.whatsapp_address as recipient_address, c.last_inbound_at as recipient_wrote_at, c.is_demo as recipient_is_demo`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const { recipient_address: address, recipient_wrote_at: last_inbound_at, recipient_is_demo: is_demo, ...rest } = row
  return { ...rest, recipient: { address, last_inbound_at, is_demo } }
}

/** When the pace of all senders allows the next message, and until when all sending is stopped, if either is known. */
export async function sendingHeldUntil(
  db: Db,
  perSecond: number,
): Promise<{ free: Date | undefined; stopped: Date | undefined }> {
  const { rows } = await sql<{ free: Date | null; stopped: Date | null }>`
    select
      (select recent[cardinality(recent) + 1 - ${perSecond}::int] + interval '1001 milliseconds'
        from send_rate where sender = 'whatsapp' and cardinality(recent) >= ${perSecond}) as free,
      (select until from sender_stop where what = 'all') as stopped`.execute(db)
  return { free: rows[0]?.free ?? undefined, stopped: rows[0]?.stopped ?? undefined }
}

/** People whose next waiting message is due while nothing of theirs is on its way; advertising comes last. */
export async function contactsWaiting(db: Db, claim: Claim, { person }: Pick<Paces, 'person'>): Promise<string[]> {
  const { rows } = await sql<{ contact_id: string }>`
    select head.contact_id
    from (
      select distinct on (contact_id) contact_id, seq, status, due_at, purpose, ${goesLater} as later
      from outbound_message where status = 'sending' or (status = 'queued' and ${mayGoOut})
      order by contact_id, status = 'sending' desc, ${goesLater}, seq
    ) head
    where head.status = 'queued' and head.due_at <= ${claim.at}
      and not exists (
        select from send_pace p where p.contact_id = head.contact_id and p.on_time > ${latestOnTime(person, claim.at)}
      )
      and ${mayTry(sql.ref('head.contact_id'), claim)}
    order by head.purpose <> 'service', head.later, head.seq limit ${claim.limit}`.execute(db)
  return rows.map((row) => row.contact_id)
}

/** When the first of the messages that wait, or are on their way, is due. People whose sending has failed are left out. */
export async function nextOutboundDue(db: Db, work: string): Promise<Date | undefined> {
  const { rows } = await sql<{ due: Date | null }>`
    select min(due_at) as due from outbound_message
    where (status = 'sending' or status = 'queued' and ${mayGoOut})
      and ${mayTry(sql.ref('outbound_message.contact_id'), { work })}`.execute(db)
  return rows[0]?.due ?? undefined
}

/** The messages that wait behind one of the same person, oldest first, locked for this transaction. */
export const waitingBehind = (db: Db, { contact_id, seq }: OutboundRow, at: Date): Promise<OutboundRow[]> =>
  db
    .selectFrom('outbound_message')
    .selectAll()
    .where('contact_id', '=', contact_id)
    .where('status', '=', 'queued')
    .where('due_at', '<=', at)
    .where('seq', '>', seq)
    .where(mayGoOut)
    .orderBy('seq')
    .limit(20)
    .forUpdate()
    .execute()

/** Notes that this message now carries the words of the others. */
export async function carry(db: Db, id: string, content: string, others: readonly string[]): Promise<void> {
  await db
    .updateTable('outbound_message')
    .set({ status: 'merged', merged_into: id })
    .where('id', 'in', others)
    .where('status', '=', 'queued')
    .execute()
  await db.updateTable('outbound_message').set({ content }).where('id', '=', id).execute()
}

type Stop = 'all' | 'starts'

/** Stops all sending, or prolongs the stop. True for the process that stops first. */
export async function stopSending(db: Db, what: Stop, at: Date, until: Date, why: string): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    insert into sender_stop as s (what, since, until, why) values (${what}, ${at}, ${until}, ${why})
    on conflict (what) do update set until = greatest(s.until, excluded.until), why = excluded.why, probe_until = null
    returning s.since = ${at}::timestamptz and xmax = 0 as first`.execute(db)
  return rows[0]?.first ?? false
}

/** Ends the stop. True if there was one. */
export const resumeSending = async (db: Db, what: Stop): Promise<boolean> =>
  (await db.deleteFrom('sender_stop').where('what', '=', what).returning('what').executeTakeFirst()) !== undefined

/** The next message may try, if everything is still stopped. */
export const endSendingProbe = (db: Db) =>
  db.updateTable('sender_stop').set({ probe_until: null }).where('what', '=', 'all').execute()

/** The stop and its reason, if there is one; it may be over already. */
export const sendingStopped = (db: Db, what: Stop) =>
  db.selectFrom('sender_stop').select(['until', 'why']).where('what', '=', what).executeTakeFirst()

/**
 * Notes that a person is written to outside the 24 hours, if the people written to since `since` leave room. False if
 * they do not. `mostCodes`, for a one-time code: the most people who may be written to for no other reason.
 */
export async function startConversation(
  db: Db,
  contactId: string,
  { at, since, most, mostCodes }: { at: Date; since: Date; most: number; mostCodes: number | undefined },
): Promise<boolean> {
  const byCode = mostCodes !== undefined
  await sql`select pg_advisory_xact_lock(hashtextextended('conversations started', 0))`.execute(db)
  const others = sql`from started_conversation where at > ${since} and contact_id <> ${contactId}`
  const { rows } = await sql`
    insert into started_conversation as s (contact_id, at, by_code)
    select ${contactId}, ${at}, ${byCode}
    where (
        (select count(*) ${others}) < ${most}
        and (not ${byCode}::boolean or (select count(*) ${others} and by_code) < ${mostCodes ?? 0})
      )
      or exists (select from started_conversation where contact_id = ${contactId} and at > ${since})
    on conflict (contact_id) do update set at = case when s.at > ${since} then s.at else excluded.at end,
      by_code = excluded.by_code and (s.by_code or s.at <= ${since})
    returning contact_id`.execute(db)
  return rows.length > 0
}

/** How many people were written to since then only because of a one-time code. */
export async function codeStarts(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from started_conversation where at > ${since} and by_code`.execute(db)
  return rows[0]?.count ?? 0
}

/** When the oldest conversation began that still counts. */
export const oldestStart = async (db: Db, since: Date): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('started_conversation')
      .select('at')
      .where('at', '>', since)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
  )?.at

/** Notes the trouble. True if nobody was told of it since then, or it had been settled meanwhile. */
export async function noteIncident(
  db: Db,
  { what, detail }: { what: Incident; detail: string },
  at: Date,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into trouble as t (key, what, detail, since, told_at)
    values (${`${what} ${detail}`}, ${what}, ${detail}, ${at}, ${at})
    on conflict (key) do update set told_at = excluded.told_at, settled_at = null, settled_by = null,
      since = case when t.settled_at is null then t.since else excluded.since end
    where t.told_at <= ${since} or t.settled_at is not null
    returning key`.execute(db)
  return rows.length > 0
}

/** What has mended itself. */
export const settleIncidents = (db: Db, what: Incident, at: Date) =>
  db.updateTable('trouble').set({ settled_at: at }).where('what', '=', what).where('settled_at', 'is', null).execute()
