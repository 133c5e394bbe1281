import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#core/texts/texts.ts'
import type { Db } from '#db/client.ts'
import type { InboundMessageTable } from '#db/schema/messaging.ts'
import type { ContactTable } from '#db/schema/people.ts'
import { isOff } from '../operations/switches.ts'

export type ClaimedMessage = Pick<
  Selectable<InboundMessageTable>,
  'id' | 'message_sid' | 'contact_id' | 'body' | 'content' | 'received_at' | 'attempts' | 'failure'
> & { contact: Selectable<ContactTable> }

/** More than anybody writes while one answer is made. */
const MOST_TOGETHER = 20

/**
 * Locks the conversation of one person who waits, whom no other process answers now, whose retry is due, and who has
 * written something that is not held.
 */
export const claimConversation = (db: Db, now: Date): Promise<{ contact_id: string; state: unknown } | undefined> =>
  db
    .selectFrom('conversation as c')
    .select(['c.contact_id', 'c.state'])
    .where(({ exists, not, and, selectFrom }) => {
      const unhandled = selectFrom('inbound_message as i')
        .select('i.id')
        .whereRef('i.contact_id', '=', 'c.contact_id')
        .where('i.handled_at', 'is', null)
      const free = unhandled
        .where('i.kept_at', 'is', null)
        .where((held) => held.or([held('i.held_until', 'is', null), held('i.held_until', '<=', now)]))
      return and([exists(free), not(exists(unhandled.where('i.retry_at', '>', now)))])
    })
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * The person's unhandled messages, oldest first, without those that are kept while the bot is stopped. Call it after claimConversation, so that it sees what the process
 * before has handled.
 */
export async function unhandledOf(db: Db, contactId: string): Promise<ClaimedMessage[]> {
  const messages = await db
    .selectFrom('inbound_message')
    .select(['id', 'message_sid', 'contact_id', 'body', 'content', 'received_at', 'attempts', 'failure'])
    .where('contact_id', '=', contactId)
    .where('handled_at', 'is', null)
    .where(sql<boolean>`(kept_at is null or not ${isOff('bot')})`)
    .orderBy('seq')
    .limit(MOST_TOGETHER)
    .execute()
  if (messages.length === 0) return []
  const contact = await db.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  return messages.map((message) => ({ ...message, contact }))
}

/** Waits for the rest of these fragments; the attempt to read the first one does not count. */
export const holdUntil = async (db: Db, ids: readonly string[], until: Date): Promise<void> => {
  await db
    .updateTable('inbound_message')
    .set({ held_until: until, retry_at: null, attempts: 0 })
    .where('id', 'in', ids)
    .execute()
}

export const saveState = (db: Db, contactId: string, state: string, now: Date) =>
  db.updateTable('conversation').set({ state, updated_at: now }).where('contact_id', '=', contactId).execute()

export const markHandled = (db: Db, ids: readonly string[], now: Date) =>
  db.updateTable('inbound_message').set({ handled_at: now }).where('id', 'in', ids).execute()

/** Counts one more attempt at the messages; if that one is never finished, the next is not before `retryAt`. */
export const countAttempt = (db: Db, ids: readonly string[], retryAt: Date | null) =>
  db
    .updateTable('inbound_message')
    .set({ attempts: sql`attempts + 1`, retry_at: retryAt })
    .where('id', 'in', ids)
    .execute()

/** Keeps why the attempt came to nothing. The next one need not wait. */
export const writeFailure = (db: Db, ids: readonly string[], failure: string) =>
  db.updateTable('inbound_message').set({ failure, retry_at: null }).where('id', 'in', ids).execute()

/** Marks messages that had all their attempts, for people to look at. */
export const markSetAside = (db: Db, ids: readonly string[], failure: string, at: Date) =>
  db.updateTable('inbound_message').set({ failure, retry_at: null, set_aside_at: at }).where('id', 'in', ids).execute()

/** Sets the language in which the person is written to. */
export const setLanguage = (db: Db, contactId: string, language: Language) =>
  db.updateTable('contact').set({ language }).where('id', '=', contactId).execute()
