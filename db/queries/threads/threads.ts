import { type Insertable, sql } from 'kysely'
import type { ParticipantRole, ThreadStatus, ThreadType } from '#core/contracts/threads.ts'
import type { Db } from '#db/client.ts'
import type { QuoteTable, ThreadTable } from '#db/schema/threads.ts'
import { filesOf, shownWords } from './files.ts'
import { messageAbout } from './open-threads.ts'
import { quoted } from './thread-messages.ts'
import { maybeUnread, nameOf, takesPart } from './thread-people.ts'

/** Returns the new thread's id. */
export const insertThread = async (db: Db, row: Insertable<ThreadTable>): Promise<string> =>
  (await db.insertInto('thread').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Undefined if the reference is taken. */
export const insertQuote = (db: Db, row: Insertable<QuoteTable>): Promise<{ reference: string } | undefined> =>
  db
    .insertInto('quote')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst()

/** A thread with its shop, booking and quote. */
export const findThread = (db: Db, id: string) =>
  db
    .selectFrom('thread as t')
    .leftJoin('shop as s', 's.id', 't.shop_id')
    .leftJoin('booking as b', 'b.id', 't.booking_id')
    .leftJoin('quote as q', 'q.reference', 't.quote_reference')
    .selectAll('t')
    .select([
      's.slug as shop_slug',
      's.name as shop_name',
      's.contact_phone as shop_phone',
      's.logo_url as shop_logo_url',
    ])
    .select(['b.code as booking_code', 'b.services as booking_services', 'b.status as booking_status'])
    .select(['b.quantity as booking_quantity', 'b.tyre_brand as booking_brand', 'b.tyre_model as booking_model'])
    .select('b.tyre_size as booking_size')
    .select(sql<Date | null>`coalesce(b.appointment_start, lower(b.slot), b.preferred_start)`.as('booking_at'))
    .select(['q.reference', 'q.quantity', 'q.extras', 'q.notes', 'q.price_cents'])
    .select(['q.tyre_brand', 'q.tyre_model', 'q.tyre_size'])
    .where('t.id', '=', id)
    .executeTakeFirst()
export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>

/** A conversation is not counted further: every place that shows the number, or the sum of many, ends at '99+'. */
const MAX_COUNTED = sql.lit(1_000)

/** How many messages the participant (`p`) has not read: sent ones of another side that they have not removed. */
export const unreadOf = sql<number>`(
  select count(*)::int from (
    select from ${maybeUnread} m join thread_participant f on f.id = m.sender_id
    where f.role <> p.role and not exists (
      select from thread_message_state s where s.message_id = m.id and s.participant_id = p.id
        and ((s.read_at is not null and s.marked_unread_at is null) or s.deleted_at is not null))
    limit ${MAX_COUNTED}) unread)`

/** The newest message of the thread `t` that the participant `p` has not removed. */
export const latestOf = sql`(
  select ${shownWords('m')} as content, ${nameOf('w')} as sender from thread_message m join thread_participant w on w.id = m.sender_id
    left join contact c on c.id = w.contact_id left join account a on a.id = c.account_id
  where m.thread_id = t.id and m.sent_at is not null and not exists (
    select from thread_message_state s
    where s.message_id = m.id and s.participant_id = p.id and s.deleted_at is not null)
  order by coalesce(m.sent_at, m.scheduled_for) desc, m.id desc limit 1)`

export type ThreadListRow = {
  id: string
  subject: string | null
  type: ThreadType
  status: ThreadStatus
  shop_id: string | null
  shop_slug: string | null
  shop_name: string | null
  shop_phone: string | null
  shop_logo_url: string | null
  quote_reference: string | null
  booking_id: string | null
  last_message_at: Date
  is_archived: boolean
  is_deleted: boolean
  role: ParticipantRole
  unread: number
  latest_content: string | null
  latest_sender: string | null
}

type Filter = {
  type?: ThreadType | undefined
  status?: ThreadStatus | undefined
  role?: ParticipantRole | undefined
  search?: string | undefined
  includeArchived: boolean
  includeDeleted: boolean
  limit: number
  after?: { at: Date; id: string } | undefined
}

/** A contact's threads, the one with the newest message first. */
export async function threadsOfContact(db: Db, contactId: string, filter: Filter): Promise<ThreadListRow[]> {
  const like = filter.search ? `%${filter.search.replace(/[\\%_]/g, '\\$&')}%` : undefined
  const { rows } = await sql<ThreadListRow>`
    select t.id, t.subject, t.type, t.status, t.shop_id, s.slug as shop_slug, s.name as shop_name,
      s.contact_phone as shop_phone, s.logo_url as shop_logo_url, t.quote_reference, t.booking_id, t.last_message_at, p.is_archived, p.is_deleted,
      p.role, ${unreadOf} as unread, latest.content as latest_content, latest.sender as latest_sender
    from thread_participant p
    join thread t on t.id = p.thread_id
    left join shop s on s.id = t.shop_id
    left join lateral ${latestOf} latest on true
    where p.contact_id = ${contactId} and p.is_active and ${takesPart}
      and (${filter.includeArchived} or not p.is_archived) and (${filter.includeDeleted} or not p.is_deleted)
      and (${filter.type ?? null}::text is null or t.type = ${filter.type ?? null})
      and (${filter.status ?? null}::text is null or t.status = ${filter.status ?? null})
      and (${filter.role ?? null}::text is null or p.role = ${filter.role ?? null})
      and (${like ?? null}::text is null or t.subject ilike ${like ?? null} or t.quote_reference ilike ${like ?? null})
      and (${filter.after?.id ?? null}::uuid is null
        or (t.last_message_at, t.id) < (${filter.after?.at ?? null}::timestamptz, ${filter.after?.id ?? null}::uuid))
    order by t.last_message_at desc, t.id desc limit ${filter.limit}`.execute(db)
  return rows
}

/** How many unread messages the contact has in the threads that it takes part in, on one side or on any. */
export async function unreadOfContact(db: Db, contactId: string, role?: ParticipantRole): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(${unreadOf}), 0)::int as unread from thread_participant p
    where p.contact_id = ${contactId} and p.is_active and not p.is_deleted and ${takesPart}
      and (${role ?? null}::text is null or p.role = ${role ?? null})`.execute(db)
  return rows[0]?.unread ?? 0
}

export const setThreadStatus = (db: Db, id: string, status: ThreadStatus, at: Date) =>
  db.updateTable('thread').set({ status, updated_at: at }).where('id', '=', id).execute()

/** Reopens the thread and moves it to the top after a new message, also for people who had archived or deleted it. */
export async function touchThread(
  db: Db,
  { thread_id: id, sender_id: senderId, is_automated }: { thread_id: string; sender_id: string; is_automated: boolean },
  at: Date,
): Promise<void> {
  await db
    .updateTable('thread')
    .set({ last_message_at: at, updated_at: at, ...(!is_automated && { status: 'active' as const }) })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('thread_participant')
    .set({ is_archived: false, is_deleted: false })
    .where('thread_id', '=', id)
    .where('id', '<>', senderId)
    .where((row) => row.or([row('is_archived', '=', true), row('is_deleted', '=', true)]))
    .execute()
}

/** The thread that the message with this id at Twilio was about; undefined if it did not go to this person. */
export async function threadOfMessage(db: Db, contactId: string, providerSid: string): Promise<string | undefined> {
  const { rows } = await sql<{ thread_id: string }>`
    select coalesce(o.thread_id, m.thread_id) as thread_id
    from outbound_message o left join outbound_message m on m.merged_into = o.id and m.thread_id is not null
    where o.provider_sid = ${providerSid} and o.contact_id = ${contactId}
      and coalesce(o.thread_id, m.thread_id) is not null limit 1`.execute(db)
  return rows[0]?.thread_id
}

/** The customer's newest thread with a shop. */
export const threadWithShop = async (db: Db, contactId: string, shopId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('thread as t')
      .innerJoin('thread_participant as p', 'p.thread_id', 't.id')
      .select('t.id')
      .where('p.contact_id', '=', contactId)
      .where('p.role', '=', 'customer')
      .where('p.is_active', '=', true)
      .where('t.shop_id', '=', shopId)
      .orderBy('t.last_message_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** The parties of a booking, for a thread about it. */
export const bookingForThread = (db: Db, id: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'shop_id', 'customer_contact_id', 'customer_account_id'])
    .where('id', '=', id)
    .executeTakeFirst()

export const quoteForThread = (db: Db, reference: string, contactId: string) =>
  db
    .selectFrom('quote as q')
    .select(['q.reference', 'q.shop_id'])
    .where('q.reference', '=', reference)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('thread as t')
          .innerJoin('thread_participant as p', 'p.thread_id', 't.id')
          .select('t.id')
          .whereRef('t.quote_reference', '=', 'q.reference')
          .where('p.contact_id', '=', contactId)
          .where('p.role', '=', 'customer'),
      ),
    )
    .executeTakeFirst()

/** A message with the facts that decide who is told of it. */
export const messageToTell = (db: Db, messageId: string) =>
  db
    .selectFrom('thread_message as m')
    .innerJoin('thread_participant as p', 'p.id', 'm.sender_id')
    .leftJoin('contact as c', 'c.id', 'p.contact_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select(['m.id', 'm.thread_id', 'm.content', 'm.sent_at', 'm.sender_id', 'p.role', 'p.contact_id'])
    .select('m.money_mark')
    .select([nameOf('p').as('sender'), messageAbout.as('about'), filesOf('m').as('files'), quoted.as('quoted')])
    .where('m.id', '=', messageId)
    .executeTakeFirst()

/** Whether the thread began with this message. */
export const isFirstMessage = async (db: Db, threadId: string, messageId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('thread_message')
      .select('id')
      .where('thread_id', '=', threadId)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.id === messageId

/** When the customer last wrote in the thread; undefined if never. */
export const customerWroteAt = async (db: Db, threadId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('thread_message as m')
      .innerJoin('thread_participant as p', 'p.id', 'm.sender_id')
      .select('m.sent_at')
      .where('m.thread_id', '=', threadId)
      .where('p.role', '=', 'customer')
      .where('m.sent_at', 'is not', null)
      .orderBy('m.sent_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.sent_at ?? undefined

/** The newest thread between the shop and the customer of a booking: the booking's own before any other. */
export async function threadOfBooking(
  db: Db,
  booking: { id: string; shopId: string; customerId: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.id from thread t
    where t.shop_id = ${booking.shopId} and (t.booking_id = ${booking.id}
      or t.type in ('general', 'booking') and exists (
        select from thread_participant p
        where p.thread_id = t.id and p.role = 'customer' and p.is_active and p.contact_id = ${booking.customerId}::uuid))
    order by t.booking_id is not distinct from ${booking.id}::uuid desc, t.last_message_at desc limit 1`.execute(db)
  return rows[0]?.id
}

/** The booking that the message with this id at Twilio was about; undefined if it did not go to this person. */
export async function bookingOfMessage(db: Db, contactId: string, providerSid: string): Promise<string | undefined> {
  const { rows } = await sql<{ booking_id: string }>`
    select coalesce(o.booking_id, m.booking_id) as booking_id
    from outbound_message o left join outbound_message m on m.merged_into = o.id and m.booking_id is not null
    where o.provider_sid = ${providerSid} and o.contact_id = ${contactId}
      and coalesce(o.booking_id, m.booking_id) is not null limit 1`.execute(db)
  return rows[0]?.booking_id
}
