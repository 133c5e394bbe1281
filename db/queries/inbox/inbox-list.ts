import { sql } from 'kysely'
import type { InboxQuery, Label } from '#core/contracts/messages/inbox.ts'
import type { Db } from '#db/client.ts'
import { nameOf } from '../threads/thread-people.ts'
import { latestOf, type ThreadListRow, unreadOf } from '../threads/threads.ts'
import { isBlocked } from './blocks.ts'

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
