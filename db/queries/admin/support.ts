import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { ThreadStatus } from '#core/contracts/threads.ts'
import { rolesFor } from '#core/rules/admin/admin-areas.ts'
import type { Db } from '#db/client.ts'
import type { ShopSuggestionTable } from '#db/schema/inbox.ts'
import { shownWords } from '../threads/files.ts'
import { nameOf } from '../threads/thread-people.ts'

export type Colleague = { id: string; name: string }

/** Those of us who may answer, by name. */
export async function supportAdmins(db: Db): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select c.id, a.full_name as name
    from admin d join account a on a.id = d.account_id join contact c on c.account_id = a.id
    where d.ended_at is null and d.roles && ${rolesFor('support')}::text[] order by a.full_name, c.id`.execute(db)
  return rows
}

export type SupportRow = {
  id: string
  about: 'question' | 'suggestion' | 'report'
  subject: string | null
  status: ThreadStatus
  waiting_since: Date | null
  last_message_at: Date
  person: string
  guest: boolean
  /** Who began the conversation, or whom we wrote to. */
  participant_id: string
  contact_id: string | null
  latest_words: string | null
  latest_from: string | null
  assignee: Colleague | null
  report_id: string | null
}

const latest = sql`lateral (
  select ${shownWords('m')} as words, case w.role when 'admin' then coalesce(a.full_name, 'Spoor') else ${nameOf('w')} end as from
  from thread_message m join thread_participant w on w.id = m.sender_id
    left join contact c on c.id = w.contact_id left join account a on a.id = c.account_id
  where m.thread_id = t.id and m.sent_at is not null order by m.sent_at desc, m.id desc limit 1)`

const supportRows = (only: RawBuilder<unknown>) => sql<SupportRow>`
  select t.id, t.subject, t.status, t.waiting_since, t.last_message_at,
    case when r.id is not null then 'report' when g.thread_id is not null then 'suggestion' else 'question' end as about,
    ${nameOf('p')} as person, p.contact_id is null as guest, p.id as participant_id, p.contact_id, r.id as report_id,
    latest.words as latest_words, latest.from as latest_from,
    case when o.id is not null then jsonb_build_object('id', k.id, 'name', o.full_name) end as assignee
  from thread t
  join lateral (
    select * from thread_participant q where q.thread_id = t.id and q.role = 'customer' order by q.joined_at, q.id limit 1) p on true
  left join contact c on c.id = p.contact_id
  left join account a on a.id = c.account_id
  left join shop_suggestion g on g.thread_id = t.id
  left join lateral (select x.id from report x where x.answer_thread_id = t.id limit 1) r on true
  left join contact k on k.id = t.admin_id
  left join (account o join admin d on d.account_id = o.id and d.ended_at is null) on o.id = k.account_id
  left join ${latest} latest on true
  where t.type = 'support' and ${only}`

export type SupportSearch = {
  show: 'waiting' | 'open' | 'closed'
  /** Whose they are; null for nobody's. */
  assignee: string | null | undefined
  search: string | undefined
  after: { at: string; id: string } | undefined
  limit: number
}

/** Conversations with us: those that wait, the longest first; the others by their newest message. */
export async function supportThreads(db: Db, input: SupportSearch): Promise<SupportRow[]> {
  const { show, assignee, search, after, limit } = input
  const isWaiting = show === 'waiting'
  const at = isWaiting ? sql`t.waiting_since` : sql`t.last_message_at`
  const past =
    after && sql`and (${at}, t.id) ${isWaiting ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::uuid)`
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<SupportRow>`${supportRows(sql`
    ${isWaiting ? sql`t.waiting_since is not null and t.shop_id is null` : sql`t.status = ${show === 'open' ? 'active' : 'closed'}`}
    ${assignee === undefined ? sql`` : assignee === null ? sql`and o.id is null` : sql`and k.id = ${assignee}::uuid`}
    ${like ? sql`and (t.subject ilike ${like} or ${nameOf('p')} ilike ${like})` : sql``}
    ${past ?? sql``}`)}
    order by ${at} ${isWaiting ? sql`asc` : sql`desc`}, t.id ${isWaiting ? sql`asc` : sql`desc`} limit ${limit}::int`.execute(
    db,
  )
  return rows
}

export async function supportThread(db: Db, id: string): Promise<SupportRow | undefined> {
  const { rows } = await supportRows(sql`t.id = ${id}`).execute(db)
  return rows[0]
}

/** Keeps others from changing the conversation until the transaction ends. */
export const lockSupportThread = (db: Db, id: string) =>
  db.selectFrom('thread').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const assignThread = (db: Db, id: string, contactId: string | null, at: Date) =>
  db.updateTable('thread').set({ admin_id: contactId, updated_at: at }).where('id', '=', id).execute()

export const insertSuggestion = (db: Db, row: Insertable<ShopSuggestionTable>) =>
  db.insertInto('shop_suggestion').values(row).execute()

type SuggestionRow = {
  id: string
  shop: string
  place: string
  first_at: Date
  done_at: Date | null
  times: number
  by: { threadId: string; name: string; at: string }[]
}

type Wanted = { done: boolean; after: { at: string; id: string } | undefined; limit: number }

const MAX_NAMED = 5

/**
 * The centres that people miss, each once: the open ones by how long they wait, those that are done by when. A centre
 * that is suggested again later is open again.
 */
export async function suggestions(db: Db, { done, after, limit }: Wanted): Promise<SuggestionRow[]> {
  const at = done ? sql`g.done_at` : sql`g.first_at`
  const past = after && sql`where (${at}, g.id) ${done ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<SuggestionRow>`
    select g.*, (
      select coalesce(jsonb_agg(jsonb_build_object('threadId', n.thread_id, 'name', n.name, 'at', n.created_at) order by n.created_at), '[]')
      from (
        select x.thread_id, x.created_at, ${nameOf('p')} as name from shop_suggestion x
        join thread_participant p on p.thread_id = x.thread_id and p.role = 'customer'
        left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
        where x.same = g.same and x.done_at is not distinct from g.done_at
        order by x.created_at limit ${MAX_NAMED}::int) n) as by
    from (
      select (array_agg(thread_id order by created_at, thread_id))[1] as id,
        (array_agg(shop order by created_at, thread_id))[1] as shop,
        (array_agg(place order by created_at, thread_id))[1] as place,
        same, min(created_at) as first_at, done_at, count(*)::int as times
      from shop_suggestion where done_at is ${done ? sql`not null` : sql`null`} group by same, done_at) g
    ${past ?? sql``}
    order by ${at} ${done ? sql`desc` : sql`asc`}, g.id ${done ? sql`desc` : sql`asc`} limit ${limit}::int`.execute(db)
  return rows
}

/** Marks all suggestions of the centre of this one; returns how many, undefined if there is no such suggestion. */
export async function markSuggestion(
  db: Db,
  id: string,
  { done, by, at }: { done: boolean; by: string; at: Date },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('shop_suggestion')
    .select(['same', 'done_at'])
    .where('thread_id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { numUpdatedRows } = await db
    .updateTable('shop_suggestion')
    .set(done ? { done_at: at, done_by: by } : { done_at: null, done_by: null })
    .where('same', '=', found.same)
    .where(sql<boolean>`done_at is not distinct from ${found.done_at}::timestamptz`)
    .where('done_at', done ? 'is' : 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
