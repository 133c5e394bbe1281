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

export type OfBurst = {
  recipient: string
  message_id: string
  outbound_message_id: string | null
  mail_id: string | null
}

/**
 * The unread messages of one conversation whose notices wait for the same reader on the same channel as this one, oldest
 * first.
 */
export async function burstOf(db: Db, held: { message: string } | { mail: string }): Promise<OfBurst[]> {
  const waiting =
    'message' in held
      ? sql`
        select o.id as outbound_id, null::uuid as held_mail_id from outbound_message o join outbound_message mine
          on mine.contact_id = o.contact_id and mine.thread_id = o.thread_id and mine.kind = o.kind
        where mine.id = ${held.message} and o.status = 'held' and o.reason ->> 'code' = 'reading'`
      : sql`
        select null::uuid as outbound_id, o.id as held_mail_id from mail o join mail mine
          on mine.to_address = o.to_address and mine.kind = o.kind
        where mine.id = ${held.mail} and o.status = 'held' and o.reason ->> 'code' = 'reading'`
  const { rows } = await sql<OfBurst & { thread_id: string; is_own: boolean }>`
    with waiting as (${waiting})
    select n.recipient, m.id as message_id, m.thread_id, n.outbound_message_id, n.mail_id,
      coalesce(n.outbound_message_id, n.mail_id) = ${'message' in held ? held.message : held.mail} as is_own
    from waiting w join notification n on n.outbound_message_id = w.outbound_id or n.mail_id = w.held_mail_id
    join event e on e.id = n.event_id
    join thread_message m on m.id = (e.data ->> 'messageId')::uuid
    join thread_participant p on p.thread_id = m.thread_id
      and (p.contact_id = n.contact_id or (n.contact_id is null and p.role = 'business' and p.is_active))
    left join thread_message_state s on s.message_id = m.id and s.participant_id = p.id
    group by n.id, m.id
    having bool_and(s.marked_unread_at is not null or (s.read_at is null and coalesce(p.read_to < m.sent_at, true)))
    order by m.sent_at, m.id`.execute(db)
  const own = rows.find((one) => one.is_own)
  return own ? rows.filter((one) => one.thread_id === own.thread_id && one.recipient === own.recipient) : []
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

type Content = { content: string; opener: string | null }

/** The held message says what these say as well, and what follows them: they are part of it, and so are their notices. */
export async function gatherHeldMessages(
  db: Db,
  id: string,
  content: Content,
  others: readonly string[],
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ outbound_message_id: id })
    .where('outbound_message_id', 'in', others)
    .execute()
  await sql`
    update outbound_message o set status = 'merged', merged_into = ${id} from outbound_message own
    where own.id = ${id} and o.contact_id = own.contact_id and o.thread_id = own.thread_id and o.id <> own.id
      and o.status = 'held' and o.reason ->> 'code' = 'reading'
      and (o.id = any(${[...others]}::uuid[]) or o.kind = 'reply')`.execute(db)
  await db.updateTable('outbound_message').set(content).where('id', '=', id).execute()
}

/** The same by mail. */
export async function gatherHeldMails(
  db: Db,
  id: string,
  mail: { subject: string; text: string; html: string },
  others: readonly string[],
): Promise<void> {
  await db.updateTable('notification').set({ mail_id: id }).where('mail_id', 'in', others).execute()
  await db.deleteFrom('mail').where('id', 'in', others).execute()
  await db.updateTable('mail').set(mail).where('id', '=', id).execute()
}

/** Whether it has not become part of another one meanwhile. */
export const isStillHeld = async (db: Db, table: 'outbound_message' | 'mail', id: string): Promise<boolean> =>
  (await db.selectFrom(table).select('id').where('id', '=', id).where('status', '=', 'held').executeTakeFirst()) !==
  undefined
