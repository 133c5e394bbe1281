import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { ReportAbout, ReportOutcome } from '#core/contracts/admin/reports.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { ReportReason } from '#core/rules/messages/report-reasons.ts'
import type { Db } from '#db/client.ts'
import type { ReportTable } from '#db/schema/inbox.ts'
import type { MoneyTalkTable } from '#db/schema/threads.ts'
import { shownWords } from '../threads/files.ts'
import { nameOf } from '../threads/thread-people.ts'

export const insertReport = (db: Db, row: Insertable<ReportTable>) => db.insertInto('report').values(row).execute()

export type ReportRow = {
  id: string
  about: ReportAbout
  reason: ReportReason
  answer_thread_id: string
  thread_id: string | null
  message_id: string | null
  review_id: string | null
  participant_id: string | null
  shop_id: string | null
  shop_name: string | null
  shop_slug: string | null
  shop_status: BusinessStatus | null
  /** The reported person or the writer of the review. */
  person: string | null
  contact_id: string | null
  guest_phone: string | null
  guest_email: string | null
  reporter: string
  reporter_guest: boolean
  times_before: number
  reporter_times_before: number
  stars: number | null
  comment: string | null
  answer: string | null
  hidden: boolean
  created_at: Date
  outcome: ReportOutcome | null
  decided_at: Date | null
  decided_by: string | null
}

/** No list counts further. */
const MAX_COUNTED = sql.lit(99)

/** Whether the report `x` is about the same person, shop or review as `r`, whose reported participant is `p`. */
const aboutTheSame = sql<boolean>`x.about = r.about and case r.about
  when 'review' then x.review_id = r.review_id
  when 'shop' then x.shop_id = r.shop_id
  else x.participant_id = r.participant_id or exists (
    select from thread_participant y where y.id = x.participant_id and y.contact_id = p.contact_id) end`

const reportRows = (only: RawBuilder<unknown>) => sql<ReportRow>`
  select r.*, s.name as shop_name, s.slug as shop_slug, s.business_status as shop_status,
    coalesce(v.reviewer, ${nameOf('p')}) as person, coalesce(p.contact_id, v.contact_id) as contact_id,
    p.guest_phone, p.guest_email,
    coalesce(q.guest_name, qa.full_name, qc.name, 'Customer') as reporter, q.contact_id is null as reporter_guest,
    (select count(*)::int from (select from report x where x.id <> r.id
      and (x.created_at, x.id) < (r.created_at, r.id) and ${aboutTheSame} limit ${MAX_COUNTED}) n) as times_before,
    (select count(*)::int from (
      select from thread_participant y join report x on x.answer_thread_id = y.thread_id and x.id <> r.id
      where y.contact_id = q.contact_id and y.role = 'customer' and (x.created_at, x.id) < (r.created_at, r.id)
      limit ${MAX_COUNTED}) n) as reporter_times_before,
    v.stars, v.comment, v.answer, v.hidden_at is not null as hidden, da.full_name as decided_by
  from report r
  left join shop s on s.id = r.shop_id
  left join review v on v.id = r.review_id
  left join thread_participant p on p.id = r.participant_id
  left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
  join lateral (select * from thread_participant o where o.thread_id = r.answer_thread_id and o.role = 'customer'
    order by o.joined_at, o.id limit 1) q on true
  left join contact qc on qc.id = q.contact_id left join account qa on qa.id = qc.account_id
  left join contact dc on dc.id = r.decided_by left join account da on da.id = dc.account_id
  where ${only}`

type Wanted = {
  decided: boolean
  about: ReportAbout | undefined
  after: { at: string; id: string } | undefined
  limit: number
}

/** Reports that wait, the oldest first; or those that are decided, the last one first. */
export async function reports(db: Db, { decided, about, after, limit }: Wanted): Promise<ReportRow[]> {
  const at = decided ? sql`r.decided_at` : sql`r.created_at`
  const past =
    after && sql`and (${at}, r.id) ${decided ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<ReportRow>`${reportRows(sql`r.decided_at is ${decided ? sql`not null` : sql`null`}
    ${about ? sql`and r.about = ${about}` : sql``} ${past ?? sql``}`)}
    order by ${at} ${decided ? sql`desc` : sql`asc`}, r.id ${decided ? sql`desc` : sql`asc`} limit ${limit}::int`.execute(
    db,
  )
  return rows
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const { rows } = await reportRows(sql`r.id = ${id}`).execute(db)
  return rows[0]
}

export const lockReport = (db: Db, id: string) =>
  db.selectFrom('report').select(['id', 'decided_at']).where('id', '=', id).forUpdate().executeTakeFirst()

export type SettledReport = { id: string; answer_thread_id: string }

/** Decides the report, and with `others` every open one about the same; returns them. */
export async function settleReports(
  db: Db,
  id: string,
  { outcome, by, at, others }: { outcome: ReportOutcome; by: string; at: Date; others: boolean },
): Promise<SettledReport[]> {
  const { rows } = await sql<SettledReport>`
    update report x set outcome = ${outcome}, decided_at = ${at}, decided_by = ${by}
    from report r left join thread_participant p on p.id = r.participant_id
    where r.id = ${id} and x.decided_at is null and (x.id = r.id or (${others}::bool and ${aboutTheSame}))
    returning x.id, x.answer_thread_id`.execute(db)
  return rows
}

/** What the reporter wrote to us first. */
export const wordsOfReport = async (db: Db, threadId: string): Promise<string> =>
  (
    await db
      .selectFrom('thread_message')
      .select('content')
      .where('thread_id', '=', threadId)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.content ?? ''

type SaidRow = { name: string; words: string; at: Date; role: 'customer' | 'business' | 'admin' }

/** The last messages of the conversation up to this one, the oldest first. */
export async function saidUpTo(db: Db, threadId: string, messageId: string, most: number): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select ${shownWords('m')} as words, ${nameOf('w')} as name, w.role, m.sent_at as at
    from thread_message m join thread_participant w on w.id = m.sender_id
    left join contact c on c.id = w.contact_id left join account a on a.id = c.account_id
    where m.thread_id = ${threadId} and m.sent_at is not null and (m.sent_at, m.id) <= (
      select x.sent_at, x.id from thread_message x where x.id = ${messageId}::uuid)
    order by m.sent_at desc, m.id desc limit ${most}::int`.execute(db)
  return rows.toReversed()
}

type MoneyTalkRow = {
  id: string
  name: string
  slug: string
  business_status: BusinessStatus
  by_shop: number
  by_drivers: number
  bank_details: number
  deposits: number
  threads: number
  last_at: Date
}

/** Notes it once of an event. */
export const noteMoneyTalk = (db: Db, row: Insertable<MoneyTalkTable>) =>
  db
    .insertInto('money_talk')
    .values(row)
    .onConflict((on) => on.column('event_id').doNothing())
    .execute()

/**
 * The shops in whose conversations, offers, prices or refusals somebody has spoken of bank details or a deposit since
 * then.
 */
export async function moneyTalks(db: Db, since: Date, limit: number): Promise<MoneyTalkRow[]> {
  const { rows } = await sql<MoneyTalkRow>`
    with said as (
      select t.shop_id, p.role = 'customer' as by_driver, m.money_mark as mark, m.thread_id, m.created_at as at
      from thread_message m
      join thread_participant p on p.id = m.sender_id
      join thread t on t.id = m.thread_id
      where m.money_mark is not null and m.created_at >= ${since}
      union all
      select shop_id, by = 'customer', mark, null, at from money_talk where at >= ${since})
    select s.id, s.name, s.slug, s.business_status,
      (count(*) filter (where not by_driver))::int as by_shop,
      (count(*) filter (where by_driver))::int as by_drivers,
      (count(*) filter (where mark = 'bank_details'))::int as bank_details,
      (count(*) filter (where mark = 'deposit'))::int as deposits,
      count(distinct thread_id)::int as threads, max(said.at) as last_at
    from said join shop s on s.id = said.shop_id
    group by s.id order by by_shop desc, count(*) desc, s.name limit ${limit}`.execute(db)
  return rows
}
