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
  const statements = [
    sql`delete from send_pace where on_time > ${fullBucket}`,
    sql`delete from send_rate where recent[cardinality(recent)] > ${soon}`,
    sql`delete from sender_stop where since > ${soon} or greatest(until, probe_until) > ${afterAnyStop}`,
    sql`delete from trouble where told_at > ${soon}`,
    sql`update started_conversation set at = ${at} where at > ${soon}`,
    sql`update outbound_message set due_at = ${at} where status = 'held' and due_at > ${soon} and created_at > ${soon}`,
    sql`update outbound_message set due_at = ${at} where status = 'queued' and due_at > ${late}`,
    // Its sender may be at work at this moment, so it gets the whole lease.
    sql`update outbound_message set due_at = ${lease}, claimed_at = ${at} where status = 'sending' and claimed_at > ${soon}`,
    sql`update mail set due_at = ${at} where status = 'queued' and due_at > ${late}`,
    sql`update mail set due_at = ${lease}, claimed_at = ${at} where status = 'sending' and claimed_at > ${soon}`,
  ]
  let mended = 0
  for (const statement of statements) mended += Number((await statement.execute(db)).numAffectedRows ?? 0)
  return mended
}
