import { type Selectable, sql } from 'kysely'
import type { Language } from '#core/texts/texts.ts'
import { type Db, unflushed } from '#db/client.ts'
import { named } from '#db/named-statements.ts'
import type { InboundMessageTable } from '#db/schema/messaging.ts'
import type { ContactTable } from '#db/schema/people.ts'
import type { NewOutbound } from './outbound.ts'

export type ClaimedMessage = Pick<
  Selectable<InboundMessageTable>,
  'id' | 'message_sid' | 'contact_id' | 'body' | 'content' | 'received_at' | 'attempts' | 'failure'
> & { contact: Selectable<ContactTable> }

/**
 * Locks the conversation of the person who has waited longest, whom no other process answers now, whose retry is due,
 * and who has written something that is not held.
 */
export async function claimConversation(
  db: Db,
  now: Date,
): Promise<{ contact_id: string; state: unknown } | undefined> {
  const { rows } = await sql<{ contact_id: string; state: unknown }>`${sql.raw(named('claim_conversation'))}
    select c.contact_id, c.state
    from inbound_message i join conversation c on c.contact_id = i.contact_id
    where i.handled_at is null and i.kept_at is null and (i.held_until is null or i.held_until <= ${now})
      and not exists (
        select from inbound_message w where w.contact_id = i.contact_id and w.handled_at is null and w.retry_at > ${now}
      )
    order by i.seq limit 1
    for update of c skip locked`.execute(db)
  return rows[0]
}

/** Whether claimConversation may find somebody. */
export async function somebodyWaits(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`${sql.raw(named('somebody_waits'))}
    select from inbound_message
    where handled_at is null and kept_at is null and (held_until is null or held_until <= ${now}) limit 1`.execute(db)
  return rows.length > 0
}

/** Waits for the rest of these fragments; the attempt to read the first one does not count. */
export const holdUntil = async (db: Db, ids: readonly string[], until: Date): Promise<void> => {
  await db
    .updateTable('inbound_message')
    .set({ held_until: until, retry_at: null, attempts: 0 })
    .where('id', 'in', ids)
    .execute()
}

export const markHandled = (db: Db, ids: readonly string[], now: Date) =>
  db.updateTable('inbound_message').set({ handled_at: now }).where('id', 'in', ids).execute()

type Outcome = {
  contactId: string
  handled: readonly string[]
  state: string
  answers: readonly NewOutbound[]
}

/** Writes what became of a message: the mark that it is handled, the conversation's state, and the answers in order. */
export async function writeOutcome(db: Db, { contactId, handled, state, answers }: Outcome, now: Date): Promise<void> {
  const marks = db
    .with('handled', (db) => db.updateTable('inbound_message').set({ handled_at: now }).where('id', 'in', handled))
    .with('saved', (db) =>
      db.updateTable('conversation').set({ state, updated_at: now }).where('contact_id', '=', contactId),
    )
  if (answers.length > 0) await marks.insertInto('outbound_message').values(answers).execute()
  else await marks.selectNoFrom(sql`1`.as('done')).execute()
}

/**
 * Counts one more attempt at the messages; unless that one succeeds, the next is not before `retryAt`. It does not wait
 * for the disk: it has to outlive the bot, not the database.
 */
export const countAttempt = (db: Db, ids: readonly string[], retryAt: Date | null) =>
  sql`${sql.raw(named('count_attempt'))}
    update inbound_message set attempts = attempts + 1, retry_at = ${retryAt}
    where id = any(${[...ids]}) and ${unflushed}`.execute(db)

/** Keeps why the attempt came to nothing. When the next one may begin was said when this one was counted. */
export const writeFailure = (db: Db, ids: readonly string[], failure: string) =>
  db.updateTable('inbound_message').set({ failure }).where('id', 'in', ids).execute()

/** Marks messages that had all their attempts, for people to look at. */
export const markSetAside = (db: Db, ids: readonly string[], failure: string, at: Date) =>
  db.updateTable('inbound_message').set({ failure, retry_at: null, set_aside_at: at }).where('id', 'in', ids).execute()

/** Sets the language in which the person is written to. */
export const setLanguage = (db: Db, contactId: string, language: Language) =>
  db.updateTable('contact').set({ language }).where('id', '=', contactId).execute()

/** Whether a message waits for its answer, an event for what follows from it, or an answer to be sent. */
export async function isWorkLeft(db: Db): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from inbound_message where handled_at is null and kept_at is null and set_aside_at is null)
      or exists (select from event where handled_at is null)
      or exists (select from outbound_message where status = 'sending' or (status = 'queued' and due_at <= now()))
      as left`.execute(db)
  return rows[0]?.left ?? false
}
