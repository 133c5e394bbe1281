import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { HeldBy } from './history.ts'

/** Notes that the participant reads the conversation on its page now. */
export const noteOnPage = (db: Db, participantId: string, at: Date) =>
  db.updateTable('thread_participant').set({ on_page_at: at }).where('id', '=', participantId).execute()

type Reader = { threadId: string; contactId: string | null }

/** A participant `p`: the contact, or with null anybody of the shop. */
const isReader = ({ contactId }: Pick<Reader, 'contactId'>) =>
  contactId === null ? sql`p.role = 'business' and p.is_active` : sql`p.contact_id = ${contactId}`

/** Whether they have read the conversation on its page since then. */
export async function isOnPage(db: Db, { threadId, contactId }: Reader, since: Date): Promise<boolean> {
  const { rows } = await sql<{ reads: boolean }>`
    select exists (select from thread_participant p
      where p.thread_id = ${threadId} and ${isReader({ contactId })} and p.on_page_at > ${since}) as reads`.execute(db)
  return rows[0]?.reads ?? false
}

/** Until when the first of their messages of the conversation waits for its reader; a burst goes together. */
export async function waitsUntil(db: Db, { threadId, contactId }: Reader): Promise<Date | undefined> {
  if (contactId === null) return undefined
  const { rows } = await sql<{ due_at: Date | null }>`
    select min(due_at) as due_at from outbound_message
    where contact_id = ${contactId} and thread_id = ${threadId} and status = 'held'
      and reason ->> 'code' = 'reading'`.execute(db)
  return rows[0]?.due_at ?? undefined
}

/** Whether the message of a notice that waited for its reader has been read. */
export async function wasRead(db: Db, held: HeldBy): Promise<boolean> {
  const of =
    'message' in held
      ? sql`n.outbound_message_id = ${held.message}`
      : 'mail' in held
        ? sql`n.mail_id = ${held.mail}`
        : sql`n.id = ${held.notice}`
  const { rows } = await sql<{ read: boolean }>`
    select exists (
      select from notification n join event e on e.id = n.event_id
      join thread_message m on m.id = (e.data ->> 'messageId')::uuid
      join thread_participant p on p.thread_id = m.thread_id
        and (p.contact_id = n.contact_id or (n.contact_id is null and p.role = 'business' and p.is_active))
      left join thread_message_state s on s.message_id = m.id and s.participant_id = p.id
      where ${of} and n.reason ->> 'code' = 'reading' and s.marked_unread_at is null
        and (s.read_at is not null or p.read_to >= m.sent_at)) as read`.execute(db)
  return rows[0]?.read ?? false
}

/** Whether all of a conversation has been read: what follows a notice belongs to no notice of its own. */
export async function allRead(db: Db, { threadId, contactId }: Reader): Promise<boolean> {
  const { rows } = await sql<{ read: boolean }>`
    select exists (select from thread_participant p join thread t on t.id = p.thread_id
      where p.thread_id = ${threadId} and ${isReader({ contactId })} and p.read_to >= t.last_message_at) as read`.execute(
    db,
  )
  return rows[0]?.read ?? false
}
