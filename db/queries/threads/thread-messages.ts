import { type Insertable, sql } from 'kysely'
import type { MessageMetadata, ParticipantRole } from '#core/contracts/threads.ts'
import type { MoneyMark } from '#core/rules/messages/money-talk.ts'
import type { Db } from '#db/client.ts'
import type { ThreadMessageTable } from '#db/schema/threads.ts'
import { type Claim, mayTry } from '../due.ts'
import { type FileOfMessage, filesOf, shownWords } from './files.ts'
import { type MessageAboutRow, messageAbout } from './open-threads.ts'
import { maybeUnread, nameOf, takesPart } from './thread-people.ts'

/** A message whose sender has used its key before is not written again. */
export async function insertMessage(
  db: Db,
  row: Insertable<ThreadMessageTable>,
): Promise<{ id: string; isNew: boolean }> {
  const made = await db
    .insertInto('thread_message')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['sender_id', 'client_key']).where('client_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (made) return { ...made, isNew: true }
  const before = db
    .selectFrom('thread_message')
    .select('id')
    .where('sender_id', '=', row.sender_id)
    .where('client_key', '=', row.client_key ?? null)
  return { ...(await before.executeTakeFirstOrThrow()), isNew: false }
}

type QuotedRow = { id: string; sender_id: string; content: string; from: string }

/** The message that `m` answers, and the beginning of its words. */
export const quoted = sql<QuotedRow | null>`(
  select jsonb_build_object('id', r.id, 'sender_id', r.sender_id, 'content', left(${shownWords('r')}, 200), 'from', ${nameOf('q')})
  from thread_message r join thread_participant q on q.id = r.sender_id
  left join contact c on c.id = q.contact_id left join account a on a.id = c.account_id
  where r.id = m.reply_to_id)`

export type MessageRow = {
  id: string
  thread_id: string
  sender_id: string
  content: string
  metadata: MessageMetadata
  files: FileOfMessage[]
  about: MessageAboutRow | null
  is_automated: boolean
  client_key: string | null
  scheduled_for: Date | null
  sent_at: Date | null
  sender_name: string
  sender_role: ParticipantRole
  reply_to: QuotedRow | null
  read: boolean
  archived: boolean
  money_mark: MoneyMark | null
}

type Page = {
  limit: number
  offset?: number | undefined
  before?: string | undefined
  after?: string | undefined
  only?: string | undefined
}

/**
 * A thread's messages as one participant sees them, newest first. Only its sender sees a scheduled message; messages
 * that the participant removed are left out.
 */
export async function messagesOf(
  db: Db,
  threadId: string,
  viewer: { id: string; role: ParticipantRole },
  { limit, offset = 0, before, after, only }: Page,
): Promise<MessageRow[]> {
  const at = sql`coalesce(m.sent_at, m.scheduled_for)`
  const place = (id: string) => sql`((
    select coalesce(x.sent_at, x.scheduled_for) from thread_message x
    where x.id = ${id}::uuid and x.thread_id = ${threadId}), ${id}::uuid)`
  const { rows } = await sql<MessageRow>`
    select m.id, m.thread_id, m.sender_id, m.content, m.metadata, ${filesOf('m')} as files,
      ${messageAbout} as about, m.is_automated, m.client_key, m.money_mark, m.scheduled_for, m.sent_at,
      ${nameOf('w')} as sender_name,
      w.role as sender_role, ${quoted} as reply_to, mine.archived_at is not null as archived,
      case when m.sender_id = ${viewer.id} or w.role = ${viewer.role} then exists (
        select from thread_message_state s join thread_participant o on o.id = s.participant_id
        where s.message_id = m.id and s.read_at is not null and o.role <> w.role)
      else mine.read_at is not null and mine.marked_unread_at is null end as read
    from thread_message m
    join thread_participant w on w.id = m.sender_id
    left join contact c on c.id = w.contact_id
    left join account a on a.id = c.account_id
    left join thread_message_state mine on mine.message_id = m.id and mine.participant_id = ${viewer.id}
    where m.thread_id = ${threadId} and (m.sent_at is not null or m.sender_id = ${viewer.id}) and mine.deleted_at is null
      ${only ? sql`and m.id = ${only}` : sql``}
      ${before ? sql`and (${at}, m.id) < ${place(before)}` : sql``}
      ${after ? sql`and (${at}, m.id) > ${place(after)}` : sql``}
    order by ${at} desc, m.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The thread of a message. */
export const threadOfMessageId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('thread_message').select('thread_id').where('id', '=', id).executeTakeFirst())?.thread_id

/** A message may be written a little before one that others see first: so much of what is read is looked at again. */
const readTo = (at: unknown) => sql`greatest(read_to, ${at}::timestamptz - interval '10 minutes')`

/** Whether the message `m` of `w` is unread for the participant `p`. */
const waitsFor = sql`m.sent_at is not null and w.role <> p.role and not exists (
  select from thread_message_state r where r.message_id = m.id and r.participant_id = p.id
    and r.read_at is not null and r.marked_unread_at is null)`

const onceRead = sql`
  on conflict (message_id, participant_id) do update
    set read_at = coalesce(s.read_at, excluded.read_at), marked_unread_at = null
    where s.read_at is null or s.marked_unread_at is not null`

/** The last message that was sent in the thread by then. */
export const newestMessageBefore = async (db: Db, threadId: string, at: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('thread_message')
      .select('id')
      .where('thread_id', '=', threadId)
      .where('sent_at', '<=', at)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** Notes the messages of others as read, up to one message or all. Returns how many were unread. */
export async function readMessages(
  db: Db,
  threadId: string,
  readerId: string,
  at: Date,
  upTo?: string,
): Promise<number> {
  const last = upTo && sql`from thread_message x where x.id = ${upTo}::uuid and x.thread_id = ${threadId}`
  const { rows } = await sql`
    insert into thread_message_state as s (message_id, participant_id, read_at)
    select m.id, p.id, ${at} from thread_participant p
      cross join lateral ${maybeUnread} m join thread_participant w on w.id = m.sender_id
    where p.id = ${readerId} and ${waitsFor}
      ${last ? sql`and (m.sent_at, m.id) <= (select x.sent_at, x.id ${last})` : sql``}
    ${onceRead}
    returning 1`.execute(db)
  await sql`
    update thread_participant set last_read_at = ${at},
      read_to = ${readTo(last ? sql`(select x.sent_at ${last})` : at)}
    where id = ${readerId}`.execute(db)
  return rows.length
}

/**
 * Notes all messages as read in the threads that the contact takes part in. Returns the threads that had unread ones.
 */
export async function readAllMessages(db: Db, contactId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ thread_id: string }>`
    with receipts as (
      insert into thread_message_state as s (message_id, participant_id, read_at)
      select m.id, p.id, ${at} from thread_participant p
        cross join lateral ${maybeUnread} m join thread_participant w on w.id = m.sender_id
      where p.contact_id = ${contactId} and p.is_active and not p.is_deleted and ${takesPart} and ${waitsFor}
      ${onceRead}
      returning participant_id)
    update thread_participant set last_read_at = ${at}, read_to = ${readTo(at)}
    where id in (select participant_id from receipts) returning thread_id`.execute(db)
  return rows.map(({ thread_id }) => thread_id)
}

/** The newest message that others have sent to the participant is unread again. */
export const markUnread = (db: Db, participantId: string, at: Date) =>
  sql`
    insert into thread_message_state (message_id, participant_id, marked_unread_at)
    select m.id, p.id, ${at} from thread_participant p
      join thread_message m on m.thread_id = p.thread_id join thread_participant w on w.id = m.sender_id
    where p.id = ${participantId} and m.sent_at is not null and w.role <> p.role
    order by m.sent_at desc, m.id desc limit 1
    on conflict (message_id, participant_id) do update set marked_unread_at = excluded.marked_unread_at`.execute(db)

export type StateChange = { read?: boolean; archived?: boolean; deleted?: boolean }

/** Changes what one participant does with one message. */
export function changeMessageState(
  db: Db,
  messageId: string,
  participantId: string,
  { read, archived, deleted }: StateChange,
  at: Date,
) {
  const set = {
    ...(read === true && { read_at: at, marked_unread_at: null }),
    ...(read === false && { marked_unread_at: at }),
    ...(archived !== undefined && { archived_at: archived ? at : null }),
    ...(deleted !== undefined && { deleted_at: deleted ? at : null }),
  }
  if (Object.keys(set).length === 0) return Promise.resolve()
  return db
    .insertInto('thread_message_state')
    .values({ message_id: messageId, participant_id: participantId, ...set })
    .onConflict((conflict) => conflict.columns(['message_id', 'participant_id']).doUpdateSet(set))
    .execute()
}

export type DueMessage = { id: string; thread_id: string; sender_id: string; is_automated: boolean }

/**
 * The scheduled messages that are due, locked until the transaction ends, without those that the sender has removed.
 */
export const scheduledDue = (db: Db, claim: Claim): Promise<DueMessage[]> =>
  db
    .selectFrom('thread_message')
    .select(['id', 'thread_id', 'sender_id', 'is_automated'])
    .where('sent_at', 'is', null)
    .where('scheduled_for', '<=', claim.at)
    .where(
      sql<boolean>`not exists (
        select from thread_message_state s where s.message_id = thread_message.id
          and s.participant_id = thread_message.sender_id and s.deleted_at is not null)`,
    )
    .where(mayTry(sql.ref('thread_message.id'), claim))
    .orderBy('scheduled_for')
    .limit(claim.limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const markScheduledSent = (db: Db, ids: readonly string[], at: Date) =>
  db.updateTable('thread_message').set({ sent_at: at }).where('id', 'in', ids).execute()

/** A conversation that is open again tells nobody that it was closed. */
export const dropUnsentClosing = (db: Db, threadId: string) =>
  db
    .deleteFrom('thread_message')
    .where('thread_id', '=', threadId)
    .where('is_automated', '=', true)
    .where('sent_at', 'is', null)
    .execute()

/** The message while nobody else changes it; undefined if it is gone. */
export const lockMessage = (db: Db, id: string) =>
  db.selectFrom('thread_message').select(['id', 'thread_id']).where('id', '=', id).forUpdate().executeTakeFirst()

export const messageOf = (db: Db, id: string) =>
  db
    .selectFrom('thread_message')
    .select(['id', 'thread_id', 'sender_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Removes a message for everybody, unless something answers it. False if it is not there any more. */
export async function removeMessage(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from thread_message m where m.id = ${id} and not exists (
      select from thread_message n where n.thread_id = m.thread_id and n.sender_id <> m.sender_id and n.created_at > m.created_at)
    returning 1`.execute(db)
  return rows.length > 0
}

/**
 * Drops what is still waiting to tell the customer of a message that was written then. True if something has gone out
 * already.
 */
export async function dropTold(db: Db, threadId: string, since: Date): Promise<boolean> {
  const kinds = sql`('message_answered', 'message_written', 'quote_answered')`
  await sql`
    update outbound_message set status = 'dropped', reason = '{"code":"cause_gone"}'
    where thread_id = ${threadId} and kind in ${kinds} and status in ('held', 'queued') and created_at >= ${since}`.execute(
    db,
  )
  const { rows } = await sql`
    select 1 from outbound_message
    where thread_id = ${threadId} and kind in ${kinds} and status <> 'dropped' and created_at >= ${since} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** How many messages people of the shop have written since the customer's last one, up to `most`. */
export async function unansweredInRow(db: Db, threadId: string, most: number): Promise<number> {
  const { rows } = await sql<{ theirs: boolean }>`
    select p.role <> 'customer' as theirs
    from thread_message m join thread_participant p on p.id = m.sender_id
    where m.thread_id = ${threadId} and not m.is_automated
    order by coalesce(m.sent_at, m.scheduled_for) desc, m.id desc limit ${most}`.execute(db)
  const answered = rows.findIndex(({ theirs }) => !theirs)
  return answered < 0 ? rows.length : answered
}
