import { type RawBuilder, sql } from 'kysely'
import type { InboxQuery, Label } from '#core/contracts/messages/inbox.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'
import { nameOf } from '../threads/thread-people.ts'
import { latestOf, type ThreadListRow, unreadOf } from '../threads/threads.ts'

/** A present member of the shop. */
export const memberOfShop = (db: Db, shopId: string, memberId: string) =>
  db
    .selectFrom('shop_member')
    .select(['id', 'contact_id'])
    .where('id', '=', memberId)
    .where('shop_id', '=', shopId)
    .where('until', 'is', null)
    .executeTakeFirst()

/** Returns the membership that it was assigned to before. */
export async function assignThread(db: Db, threadId: string, memberId: string | null): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update thread t set assignee_id = ${memberId}::uuid
    from (select id, assignee_id from thread where id = ${threadId} for no key update) old
    where t.id = old.id returning old.assignee_id as before`.execute(db)
  return rows[0]?.before ?? null
}

export const snoozeThread = (db: Db, threadId: string, until: Date | null) =>
  db.updateTable('thread').set({ snoozed_until: until }).where('id', '=', threadId).execute()

/** Gives the thread these labels of its shop and no others. Returns how many of them there are. */
export async function labelThread(db: Db, threadId: string, labelIds: readonly string[]): Promise<number> {
  const wanted = sql`any(${[...labelIds]}::uuid[])`
  await sql`delete from thread_labelled where thread_id = ${threadId} and not (label_id = ${wanted})`.execute(db)
  await sql`
    insert into thread_labelled (thread_id, label_id)
    select t.id, l.id from thread t join thread_label l on l.shop_id = t.shop_id
    where t.id = ${threadId} and l.id = ${wanted} on conflict do nothing`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from thread_labelled where thread_id = ${threadId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type Snoozed = { id: string; shop_id: string }

/** Threads whose snooze is over, locked until the transaction ends. */
export async function threadsToWake(db: Db, claim: Claim): Promise<Snoozed[]> {
  const { rows } = await sql<Snoozed>`
    select id, shop_id from thread where snoozed_until <= ${claim.at} and ${mayTry(sql.ref('thread.id'), claim)}
    order by snoozed_until limit ${claim.limit} for update skip locked`.execute(db)
  return rows
}

export const wakeThreads = (db: Db, ids: readonly string[], at: Date) =>
  db.updateTable('thread').set({ snoozed_until: null, woken_at: at }).where('id', 'in', ids).execute()

export const awayMessageOf = (db: Db, shopId: string) =>
  db.selectFrom('away_message').select(['enabled', 'content']).where('shop_id', '=', shopId).executeTakeFirst()

export const putAwayMessage = (db: Db, row: { shop_id: string; enabled: boolean; content: string; updated_at: Date }) =>
  db
    .insertInto('away_message')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet({ enabled: row.enabled, content: row.content, updated_at: row.updated_at }),
    )
    .execute()

/** Takes the one answer of the closed spell that ends then; false if the thread has had it. */
export async function takeAwaySpell(db: Db, threadId: string, at: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update thread set away_until = ${until}
    where id = ${threadId} and (away_until is null or away_until <= ${at}) returning 1`.execute(db)
  return rows.length > 0
}

/** The participant in whose name the shop itself answers; made with the first such answer. Locks nothing: take the spell first. */
export async function shopItself(db: Db, threadId: string, name: string, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with there as (
      select id from thread_participant where thread_id = ${threadId} and role = 'business' and contact_id is null
    ), made as (
      insert into thread_participant (thread_id, role, guest_name, joined_at)
      select ${threadId}, 'business', ${name}, ${at} where not exists (select from there) returning id
    )
    select id from there union all select id from made limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`thread ${threadId} has no place for its shop`)
  return row.id
}

/**
 * Whether the shop has blocked the participant: that one itself, another of the same person, and a guest who types what
 * a blocked one typed or how a blocked person is reached.
 */
const isBlocked = (shopId: RawBuilder<unknown>, participant: string) => {
  const k = (name: string) => sql.ref(`${participant}.${name}`)
  return sql<boolean>`exists (
    select from shop_block b join thread_participant x on x.id = b.participant_id
    where b.shop_id = ${shopId} and (x.id = ${k('id')} or x.contact_id = ${k('contact_id')}
      or ${k('contact_id')} is null and (
        x.guest_phone = ${k('guest_phone')} or lower(x.guest_email) = lower(${k('guest_email')}) or exists (
          select from contact_address n where n.contact_id = x.contact_id and n.value = ${k('guest_phone')}))))`
}

export const isBlockedFrom = async (db: Db, shopId: string, participantId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('thread_participant as k')
      .select(isBlocked(sql`${shopId}::uuid`, 'k').as('blocked'))
      .where('k.id', '=', participantId)
      .executeTakeFirst()
  )?.blocked ?? false

/** Blocks the customers of the thread; those who are blocked already stay so. */
export const insertBlocks = (db: Db, shopId: string, threadId: string, by: string | null, at: Date) =>
  sql`
    insert into shop_block (shop_id, participant_id, blocked_by, created_at)
    select ${shopId}, p.id, ${by}::uuid, ${at} from thread_participant p
    where p.thread_id = ${threadId} and p.role = 'customer'
    on conflict do nothing`.execute(db)

/** Lifts every block that keeps the customers of the thread from writing. */
export const deleteBlocks = (db: Db, shopId: string, threadId: string) =>
  sql`
    delete from shop_block b using thread_participant x
    where b.shop_id = ${shopId} and x.id = b.participant_id and exists (
      select from thread_participant k where k.thread_id = ${threadId} and k.role = 'customer' and (
        k.id = x.id or k.contact_id = x.contact_id or k.guest_phone = x.guest_phone
          or lower(k.guest_email) = lower(x.guest_email) or exists (
            select from contact_address n where n.contact_id = x.contact_id and n.value = k.guest_phone)))`.execute(db)

/** The blocks of a shop, the newest first. */
export const blocksOf = (db: Db, shopId: string) =>
  db
    .selectFrom('shop_block as b')
    .innerJoin('thread_participant as p', 'p.id', 'b.participant_id')
    .leftJoin('contact as c', 'c.id', 'p.contact_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('contact as m', 'm.id', 'b.blocked_by')
    .leftJoin('account as o', 'o.id', 'm.account_id')
    .select(['p.thread_id', 'b.created_at'])
    .select([nameOf('p').as('name'), sql<string | null>`coalesce(o.full_name, m.name)`.as('blocked_by')])
    .where('b.shop_id', '=', shopId)
    .orderBy('b.created_at', 'desc')
    .orderBy('p.id')
    .execute()

export type InboxRow = ThreadListRow & {
  /** When there was news of it: what the list is ordered by. */
  news_at: Date
  customer: string
  customer_is_guest: boolean
  assignee_id: string | null
  assignee_contact_id: string | null
  assignee_name: string | null
  labels: Label[]
  snoozed_until: Date | null
  waiting_since: Date | null
  notes: number
  blocked: boolean
}

type Filter = Omit<InboxQuery, 'after' | 'assignee'> & {
  at: Date
  assignee: { contactId: string } | { memberId: string } | 'nobody' | undefined
  after?: { at: Date; id: string } | undefined
  only?: string
}

const newsAt = sql`greatest(t.last_message_at, t.woken_at)`

/** The shop's threads as this member sees them, from the index that has the order. */
export async function inboxOf(db: Db, shopId: string, contactId: string, filter: Filter): Promise<InboxRow[]> {
  const waits = filter.order === 'waiting'
  const { rows } = await sql<InboxRow>`
    select t.id, t.subject, t.type, t.status, t.shop_id, s.slug as shop_slug, s.name as shop_name,
      s.contact_phone as shop_phone, s.logo_url as shop_logo_url, t.quote_reference, t.booking_id, t.last_message_at, p.is_archived, p.is_deleted,
      p.role, ${unreadOf} as unread, latest.content as latest_content, latest.sender as latest_sender,
      ${newsAt} as news_at, t.snoozed_until, t.waiting_since,
      coalesce(asker.name, 'Customer') as customer, coalesce(asker.is_guest, true) as customer_is_guest,
      coalesce(asker.blocked, false) as blocked,
      member.id as assignee_id, member.contact_id as assignee_contact_id, member.name as assignee_name,
      (select count(*)::int from thread_note n where n.thread_id = t.id) as notes,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'color', l.color) order by lower(l.name))
        from thread_labelled x join thread_label l on l.id = x.label_id where x.thread_id = t.id), '[]') as labels
    from thread t
    join shop s on s.id = t.shop_id
    join thread_participant p on p.thread_id = t.id and p.contact_id = ${contactId} and p.is_active
    left join lateral ${latestOf} latest on true
    left join lateral ${customer} asker on true
    left join lateral ${assignee} member on true
    where t.shop_id = ${shopId} ${filter.only ? sql`and t.id = ${filter.only}` : conditions(filter)}
      ${waits ? pastWaiting(filter) : pastNews(filter)}
    order by ${waits ? sql`t.waiting_since, t.id` : sql`${newsAt} desc, t.id desc`} limit ${filter.limit}`.execute(db)
  return rows
}

const customer = sql`(
  select ${nameOf('k')} as name, k.contact_id is null as is_guest, ${isBlocked(sql`t.shop_id`, 'k')} as blocked
  from thread_participant k left join contact c on c.id = k.contact_id left join account a on a.id = c.account_id
  where k.thread_id = t.id and k.role = 'customer' order by k.joined_at, k.id limit 1)`

const assignee = sql`(
  select m.id, m.contact_id, coalesce(a.full_name, c.name, '') as name
  from shop_member m join contact c on c.id = m.contact_id left join account a on a.id = c.account_id
  where m.id = t.assignee_id and m.until is null)`

function conditions(filter: Filter) {
  const { type, status, label, search, at } = filter
  const like = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined
  return sql`
    and (${filter.includeArchived} or not p.is_archived) and not p.is_deleted
    and ${filter.snoozed ? sql`t.snoozed_until > ${at}` : sql`(t.snoozed_until is null or t.snoozed_until <= ${at})`}
    ${filter.waiting || filter.order === 'waiting' ? sql`and t.waiting_since is not null` : sql``}
    ${filter.unread ? sql`and ${unreadOf} > 0` : sql``}
    ${type ? sql`and t.type = ${type}` : sql``}
    ${status ? sql`and t.status = ${status}` : sql``}
    ${label ? sql`and exists (select from thread_labelled x where x.thread_id = t.id and x.label_id = ${label})` : sql``}
    ${ofAssignee(filter.assignee)}
    ${like ? sql`and (t.subject ilike ${like} or t.quote_reference ilike ${like} or asker.name ilike ${like})` : sql``}`
}

function ofAssignee(wanted: Filter['assignee']) {
  if (wanted === undefined) return sql``
  if (wanted === 'nobody') return sql`and member.id is null`
  if ('memberId' in wanted) return sql`and member.id = ${wanted.memberId}`
  return sql`and member.contact_id = ${wanted.contactId}`
}

const pastNews = ({ after }: Filter) =>
  after ? sql`and (${newsAt}, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``

const pastWaiting = ({ after }: Filter) =>
  after ? sql`and (t.waiting_since, t.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``

/** How many active threads of the shop this member has of each sort, and since when each of those that wait does. */
export async function countInbox(db: Db, shopId: string, contactId: string, at: Date) {
  const { rows } = await sql<{
    open: number
    waiting: Date[]
    mine: number
    unassigned: number
    snoozed: number
  }>`
    select count(*) filter (where awake)::int as open,
      coalesce(jsonb_agg(waiting_since) filter (where awake and waiting_since is not null), '[]') as waiting,
      count(*) filter (where awake and assigned_to = ${contactId})::int as mine,
      count(*) filter (where awake and assigned_to is null)::int as unassigned,
      count(*) filter (where not awake)::int as snoozed
    from (
      select t.waiting_since, t.snoozed_until is null or t.snoozed_until <= ${at} as awake, m.contact_id as assigned_to
      from thread t
      join thread_participant p on p.thread_id = t.id and p.contact_id = ${contactId} and p.is_active
        and not p.is_archived and not p.is_deleted
      left join shop_member m on m.id = t.assignee_id and m.until is null
      where t.shop_id = ${shopId} and t.status = 'active') one`.execute(db)
  const [counted] = rows
  return counted && { ...counted, waiting: counted.waiting.map((since) => new Date(since)) }
}
