import { sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import type { OutboundRow } from './outbound.ts'

const waits = sql<boolean>`status = 'held' and reason->>'code' = 'waits_for_reply'`

/**
 * Whether the person has been asked to reply to a thread since then and since they last wrote. Of two that ask at once
 * the second waits for the first.
 */
export async function isAsked(
  db: Db,
  asked: { contactId: string; threadId: string; kind: string; since: Date },
): Promise<boolean> {
  const { contactId, threadId, kind, since } = asked
  await sql`select pg_advisory_xact_lock(hashtextextended('asks to reply ' || ${contactId}, 0))`.execute(db)
  const { rows } = await sql`
    select 1 from outbound_message q join contact c on c.id = q.contact_id
    where q.contact_id = ${contactId} and q.thread_id = ${threadId} and q.kind = ${kind}
      and q.status not in ('failed', 'dropped') and q.created_at >= ${since}
      and q.created_at > coalesce(c.last_inbound_at, '-infinity') limit 1`.execute(db)
  return rows.length > 0
}

/** Queues the words that wait for this person's reply; a question that has not gone out is not needed any more. */
export async function queueWaiting(
  db: Db,
  contactId: string,
  { question, reason, at, expires }: { question: string; reason: Reason; at: Date; expires: Date },
): Promise<Pick<OutboundRow, 'id' | 'thread_id'>[]> {
  const released = await db
    .updateTable('outbound_message')
    .set({ status: 'queued', reason, due_at: at, expires_at: expires })
    .where('contact_id', '=', contactId)
    .where(waits)
    .returning(['id', 'thread_id'])
    .execute()
  if (released.length > 0)
    await db
      .updateTable('outbound_message')
      .set({ status: 'dropped', reason: { code: 'cause_gone' } })
      .where('contact_id', '=', contactId)
      .where('kind', '=', question)
      .where('status', 'in', ['held', 'queued'])
      .execute()
  return released
}

/** Ends the words that wait behind a question which cannot be delivered. Returns their ids. */
export const failWaiting = async (
  db: Db,
  { contact_id, thread_id }: Pick<OutboundRow, 'contact_id' | 'thread_id'>,
  why: { code: number | null; text: string },
): Promise<string[]> =>
  (
    await db
      .updateTable('outbound_message')
      .set({ status: 'failed', error_code: why.code, error_text: why.text })
      .where('contact_id', '=', contact_id)
      .where('thread_id', '=', thread_id)
      .where(waits)
      .returning(['id', 'kind'])
      .execute()
  ).flatMap(({ id, kind }) => (kind === 'reply' ? [] : [id]))
