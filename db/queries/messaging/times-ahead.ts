import { sql } from 'kysely'
import { MOST_AHEAD_MS, type Pace } from '#core/rules/notifications/sending.ts'
import type { Db } from '#db/client.ts'

/** The longest a message that is neither held nor on its way is told to wait, by far. */
const LONGEST_WAIT_MS = 3_600_000

/**
 * Brings what the sending pace remembers of times that lie ahead of `at` back to `at`. A clock that was days ahead and
 * is put right leaves such times behind, and nobody would be written to until they have passed. Returns how many rows
 * were mended.
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
    // Its sender may be at it this very moment, so it gets the whole lease.
    sql`update outbound_message set due_at = ${lease}, claimed_at = ${at} where status = 'sending' and claimed_at > ${soon}`,
    sql`update mail set due_at = ${at} where status = 'queued' and due_at > ${late}`,
    sql`update mail set due_at = ${lease}, claimed_at = ${at} where status = 'sending' and claimed_at > ${soon}`,
  ]
  let mended = 0
  for (const statement of statements) mended += Number((await statement.execute(db)).numAffectedRows ?? 0)
  return mended
}
