import { sql } from 'kysely'
import { MOST_AHEAD_MS, type Pace } from '#core/rules/notifications/sending.ts'
import type { Db } from '#db/client.ts'

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
  const soon = new Date(at.getTime() + MOST_AHEAD_MS)
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
