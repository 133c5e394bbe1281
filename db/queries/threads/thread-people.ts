import { type Insertable, type Selectable, sql } from 'kysely'
import { rolesFor } from '#core/rules/admin/admin-areas.ts'
import type { Db } from '#db/client.ts'
import type { ThreadParticipantTable } from '#db/schema/threads.ts'

export type ParticipantRow = Selectable<ThreadParticipantTable>

/** Throws if the thread does not exist. */
export const insertParticipants = (db: Db, rows: readonly Insertable<ThreadParticipantTable>[]) =>
  db.insertInto('thread_participant').values(rows).returning(['id', 'role']).execute()

/** Adds a person of the thread's own side; a person who is in it already, or was removed, stays as they are. */
export const joinThread = (db: Db, row: Insertable<ThreadParticipantTable>) =>
  db
    .insertInto('thread_participant')
    .values(row)
    .onConflict((conflict) => conflict.constraint('once_in_a_thread').doNothing())
    .execute()

export const participantOf = (db: Db, threadId: string, contactId: string): Promise<ParticipantRow | undefined> =>
  db
    .selectFrom('thread_participant')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('contact_id', '=', contactId)
    .executeTakeFirst()

export const participantById = (db: Db, id: string): Promise<ParticipantRow | undefined> =>
  db.selectFrom('thread_participant').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * The name of a person that the others of the thread read, from `contact as c` and `account as a`. A guest keeps the
 * typed name, so that a guest who typed somebody else's number does not learn the owner's name. A shop that was only
 * asked beside the road reads what they are called, until they have booked there.
 */
export const nameOf = (participant: string) => {
  const column = (name: string) => sql.ref(`${participant}.${name}`)
  return sql<string>`coalesce(${column('guest_name')}, case when ${column('called')} is not null and not exists (
    select from booking b join thread x on x.shop_id = b.shop_id
    where x.id = ${column('thread_id')} and b.customer_contact_id = ${column('contact_id')})
    then ${column('called')} end, a.full_name, c.name, case ${column('role')}
    when 'customer' then 'Customer' when 'admin' then 'Spoor' else 'Fitment centre' end)`
}

/**
 * Whether the participant `p` belongs to the thread now: members of a shop while they are members, admins while they
 * answer for us. The row alone gives no right.
 */
export const takesPart = sql<boolean>`case p.role
  when 'business' then exists (
    select from thread x join shop_member m on m.shop_id = x.shop_id
    where x.id = p.thread_id and m.contact_id = p.contact_id and m.until is null)
  when 'admin' then exists (
    select from contact k join admin o on o.account_id = k.account_id and o.ended_at is null
    where k.id = p.contact_id and o.roles && ${rolesFor('support')}::text[])
  else true end`

/** The messages that the participant `p` may not have read: those after `read_to`, and those marked as unread. */
export const maybeUnread = sql`(
  select n.id, n.sender_id, n.sent_at from thread_message n
  where n.thread_id = p.thread_id and n.sent_at > coalesce(p.read_to, '-infinity')
  union all
  select n.id, n.sender_id, n.sent_at from thread_message_state u join thread_message n on n.id = u.message_id
  where u.participant_id = p.id and u.marked_unread_at is not null and n.sent_at <= p.read_to)`

/** Everybody who was ever in the thread. Active are those who belong to it now and were not removed. */
export const participantsOf = (db: Db, threadId: string) =>
  db
    .selectFrom('thread_participant as p')
    .leftJoin('contact as c', 'c.id', 'p.contact_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select([
      'p.id',
      'p.contact_id',
      'p.role',
      'p.guest_name',
      'p.guest_email',
      'p.guest_phone',
      'p.last_read_at',
      'p.link_version',
    ])
    .select(sql<boolean>`p.is_active and ${takesPart}`.as('is_active'))
    .select(['a.id as account_id', nameOf('p').as('full_name')])
    .where('p.thread_id', '=', threadId)
    .orderBy('p.joined_at')
    .orderBy('p.id')
    .execute()
export type PersonInThread = Awaited<ReturnType<typeof participantsOf>>[number]

/** Those of us who answer conversations with us. */
const answering = sql`select k.id from admin o join contact k on k.account_id = o.account_id
  where o.ended_at is null and o.roles && ${rolesFor('support')}::text[]`

export type Listener = { id: string | null; thread_id: string; contact_id: string | null }

/**
 * The contacts that take part in these threads, whose browsers are told of changes; of threads with us, all who answer
 * them, also before they open one.
 */
export async function listenersOf(db: Db, threadIds: readonly string[]): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select p.id, p.thread_id, p.contact_id from thread_participant p
    where p.thread_id = any(${threadIds}::uuid[]) and ${takesPart}
    union all
    select null, t.id, k.id from thread t cross join (${answering}) k
    where t.id = any(${threadIds}::uuid[]) and t.shop_id is null and not exists (
      select from thread_participant p where p.thread_id = t.id and p.contact_id = k.id)`.execute(db)
  return rows
}

/** Adds members of a shop to the threads that began before they joined it. */
export const joinThreadsOfShop = (db: Db, contactId: string, at: Date) =>
  sql`
    insert into thread_participant (thread_id, contact_id, role, joined_at)
    select t.id, ${contactId}, 'business', ${at} from thread t
    where t.shop_id in (select shop_id from shop_member where contact_id = ${contactId} and until is null)
      and not exists (select from thread_participant p where p.thread_id = t.id and p.contact_id = ${contactId})
    on conflict do nothing`.execute(db)

/** Lets a new member of a shop begin with nothing unread: its conversations so far count as read. */
export async function beginReadUpTo(
  db: Db,
  { contactId, shopId }: { contactId: string; shopId: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into thread_participant (thread_id, contact_id, role, joined_at, read_to)
    select t.id, ${contactId}, 'business', ${at}, ${at} from thread t
    where t.shop_id = ${shopId}
    on conflict (thread_id, contact_id) do update set read_to = greatest(thread_participant.read_to, excluded.read_to)
      where thread_participant.role = 'business'`.execute(db)
}

/** Adds an admin to the threads with us. */
export const joinSupportThreads = (db: Db, contactId: string, at: Date) =>
  sql`
    insert into thread_participant (thread_id, contact_id, role, joined_at)
    select t.id, ${contactId}, 'admin', ${at} from thread t
    where t.type = 'support'
      and not exists (select from thread_participant p where p.thread_id = t.id and p.contact_id = ${contactId})
    on conflict do nothing`.execute(db)

/** Whether the contact `k` has proven since then that the number `n` is theirs. */
const shownSince = (moment: string) =>
  sql`n.kind = 'phone' and n.proven_at is not null and greatest(n.proven_at, k.last_inbound_at) > ${sql.ref(moment)}`

/** Gives a guest's threads to the person who has proven the typed number since. */
export const claimGuestThreads = (db: Db, contactId: string) =>
  sql`
    update thread_participant p set contact_id = k.id, link_version = p.link_version + 1
    from contact k join contact_address n on n.contact_id = k.id
    where k.id = ${contactId} and p.contact_id is null and p.guest_phone = n.value and ${shownSince('p.joined_at')}
      and not exists (
        select from thread_participant o where o.thread_id = p.thread_id and o.contact_id = k.id)`.execute(db)

/** Gives a guest's threads to the person who has proven the typed e-mail address. */
export const claimThreadsOfEmail = (db: Db, contactId: string, email: string) =>
  sql`
    update thread_participant p set contact_id = ${contactId}, link_version = p.link_version + 1
    where p.contact_id is null and lower(p.guest_email) = lower(${email}) and not exists (
      select from thread_participant o where o.thread_id = p.thread_id and o.contact_id = ${contactId})`.execute(db)

/** Gives one thread of a guest to the person who has proven the typed number since. */
export const claimThread = (db: Db, threadId: string) =>
  sql`
    update thread_participant p set contact_id = k.id, link_version = p.link_version + 1
    from contact k join contact_address n on n.contact_id = k.id
    where p.thread_id = ${threadId} and p.contact_id is null and p.guest_phone = n.value
      and ${shownSince('p.joined_at')}
      and not exists (
        select from thread_participant o where o.thread_id = p.thread_id and o.contact_id = k.id)`.execute(db)

/** Gives a guest's part in a thread to whoever shows its private link; false if somebody has it by now. */
export async function giveGuestThread(db: Db, participantId: string, contactId: string): Promise<boolean> {
  const { rows } = await sql`
    update thread_participant p set contact_id = ${contactId}
    where p.id = ${participantId} and p.contact_id is null and not exists (
      select from thread_participant o where o.thread_id = p.thread_id and o.contact_id = ${contactId})
    returning p.id`.execute(db)
  return rows.length > 0
}

/** The customer's part in each conversation that is called so: by its quote, or by the end of its id. */
export const customersByReference = (db: Db, reference: string) =>
  db
    .selectFrom('thread as t')
    .innerJoin('thread_participant as p', 'p.thread_id', 't.id')
    .select(['p.id', 'p.thread_id'])
    .where('p.role', '=', 'customer')
    .where(({ or, eb }) =>
      or([
        eb('t.quote_reference', '=', reference.toUpperCase()),
        eb(sql`right(t.id::text, 8)`, '=', reference.toLowerCase()),
      ]),
    )
    .orderBy('p.joined_at', 'desc')
    .limit(MAX_NAMED_ALIKE)
    .execute()
const MAX_NAMED_ALIKE = 10

export const contactOfAccount = async (db: Db, accountId: string): Promise<string | undefined> =>
  (await db.selectFrom('contact').select('id').where('account_id', '=', accountId).executeTakeFirst())?.id

/** Removes a participant, or lets them in again; the row stays. */
export const setActive = (db: Db, participantId: string, active: boolean) =>
  db.updateTable('thread_participant').set({ is_active: active }).where('id', '=', participantId).execute()

/** Archives or deletes the thread for one participant. */
export const keepThread = (db: Db, participantId: string, change: { is_archived?: boolean; is_deleted?: boolean }) =>
  db.updateTable('thread_participant').set(change).where('id', '=', participantId).execute()

/** Joins the threads of two contacts that are one person. */
export async function joinThreadsOfContacts(db: Db, contactId: string, otherId: string): Promise<void> {
  await sql`
    update thread_participant p set contact_id = ${contactId}
    where p.contact_id = ${otherId} and not exists (
      select from thread_participant o where o.thread_id = p.thread_id and o.contact_id = ${contactId})`.execute(db)
  await sql`
    update bookmark b set contact_id = ${contactId}
    where b.contact_id = ${otherId} and not exists (
      select from bookmark o where o.contact_id = ${contactId}
        and o.shop_id is not distinct from b.shop_id and o.deal_id is not distinct from b.deal_id)`.execute(db)
  await db.deleteFrom('bookmark').where('contact_id', '=', otherId).execute()
  await db.updateTable('review').set({ contact_id: contactId }).where('contact_id', '=', otherId).execute()
}
