import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#core/texts/texts.ts'
import type { Db } from '#db/client.ts'
import type { InboundMessageTable } from '#db/schema/messaging.ts'
import type { ContactTable } from '#db/schema/people.ts'

export type ClaimedMessage = Pick<
  Selectable<InboundMessageTable>,
  'id' | 'contact_id' | 'body' | 'content' | 'received_at' | 'attempts' | 'failure'
> & { contact: Selectable<ContactTable> }

/** Locks the conversation of one person who waits, whom no other process answers now and whose retry is due. */
export const claimConversation = (db: Db, now: Date): Promise<{ contact_id: string; state: unknown } | undefined> =>
  db
    .selectFrom('conversation as c')
    .select(['c.contact_id', 'c.state'])
    .where(({ exists, not, and, selectFrom }) => {
      const unhandled = selectFrom('inbound_message as i')
        .select('i.id')
        .whereRef('i.contact_id', '=', 'c.contact_id')
        .where('i.handled_at', 'is', null)
      return and([exists(unhandled), not(exists(unhandled.where('i.retry_at', '>', now)))])
    })
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/**
 * The person's oldest unhandled message. Call it after claimConversation, so that it sees what the process before has
 * handled.
 */
export async function oldestUnhandled(db: Db, contactId: string): Promise<ClaimedMessage | undefined> {
  const message = await db
    .selectFrom('inbound_message')
    .select(['id', 'contact_id', 'body', 'content', 'received_at', 'attempts', 'failure'])
    .where('contact_id', '=', contactId)
    .where('handled_at', 'is', null)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  if (!message) return undefined
  const contact = await db.selectFrom('contact').selectAll().where('id', '=', contactId).executeTakeFirstOrThrow()
  return { ...message, contact }
}

export const saveState = (db: Db, contactId: string, state: string, now: Date) =>
  db.updateTable('conversation').set({ state, updated_at: now }).where('contact_id', '=', contactId).execute()

export const markHandled = (db: Db, id: string, now: Date) =>
  db.updateTable('inbound_message').set({ handled_at: now }).where('id', '=', id).execute()

/** Counts one more attempt at the message; if that one is never finished, the next is not before `retryAt`. */
export const countAttempt = (db: Db, id: string, retryAt: Date | null) =>
  db
    .updateTable('inbound_message')
    .set({ attempts: sql`attempts + 1`, retry_at: retryAt })
    .where('id', '=', id)
    .execute()

/** Keeps why the attempt came to nothing. The next one need not wait. */
export const writeFailure = (db: Db, id: string, failure: string) =>
  db.updateTable('inbound_message').set({ failure, retry_at: null }).where('id', '=', id).execute()

/** Sets the language in which the person is written to. */
export const setLanguage = (db: Db, contactId: string, language: Language) =>
  db.updateTable('contact').set({ language }).where('id', '=', contactId).execute()
