import { sql } from 'kysely'
import type { WaitingFor } from '#core/contracts/admin/overview.ts'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { ThreadType } from '#core/contracts/threads.ts'
import type { Db } from '#db/client.ts'

type Stats = {
  users: number
  usersBefore: number
  businesses: number
  revenue_cents: number
  bookings: number
  searches: number
}

/** `monthAgo` and `dayAgo` are the ends of the times that growth and searches are counted over. */
export async function platformStats(db: Db, { monthAgo, dayAgo }: { monthAgo: Date; dayAgo: Date }): Promise<Stats> {
  const { rows } = await sql<Stats>`
    select
      (select count(*) from account)::int as users,
      (select count(*) from account where created_at < ${monthAgo})::int as "usersBefore",
      (select count(*) from shop where business_status = 'active')::int as businesses,
      (select coalesce(sum(monthly_fee_cents), 0) from shop where business_status = 'active')::int as revenue_cents,
      (select count(*) from booking)::int as bookings,
      (select count(*) from search_activity where at > ${dayAgo})::int as searches`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a query of figures answers one row')
  return row
}

/** What came into the catalogue at one moment is one update: an import, or one tyre. */
export async function newestTyreUpdates(db: Db, limit: number): Promise<{ count: number; at: Date }[]> {
  const { rows } = await sql<{ count: number; at: Date }>`
    select count(*)::int as count, created_at as at from tyre
    where created_at in (
      with recursive moment as (
        (select created_at from tyre order by created_at desc limit 1)
        union all
        select (select t.created_at from tyre t where t.created_at < m.created_at order by t.created_at desc limit 1)
        from moment m where m.created_at is not null
      ) select created_at from moment where created_at is not null limit ${limit})
    group by created_at order by created_at desc`.execute(db)
  return rows
}

export const newestDeals = (db: Db, limit: number) =>
  db
    .selectFrom('deal as d')
    .innerJoin('shop as s', 's.id', 'd.shop_id')
    .select(['d.id', 'd.title', 'd.created_at', 's.name', 's.slug'])
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()

/** Since when each that waits does, by what it waits for. */
const waits = (today: string): Readonly<Record<WaitingFor, ReturnType<typeof sql>>> => ({
  troubles: sql`select since from trouble where settled_at is null`,
  set_aside: sql`select set_aside_at as since from inbound_message where set_aside_at is not null`,
  support: sql`select waiting_since as since from thread where shop_id is null and waiting_since is not null`,
  reports: sql`select created_at as since from report where decided_at is null`,
  applications: sql`select submitted_at as since from shop where business_status = 'pending'`,
  suggestions: sql`select min(created_at) as since from shop_suggestion where done_at is null group by same`,
  overdue: sql`
    select due_on::timestamptz as since from invoice
    where due_on < ${today}::date and not is_credited and paid_cents < amount_cents`,
  own_tyres: sql`select created_at as since from tyre where needs_review`,
  unknown_vehicles: sql`select last_asked_at as since from unknown_vehicle where settled_at is null`,
  unknown_places: sql`select first_asked_at as since from unknown_place where settled_at is null`,
  misheard: sql`select first_on::timestamptz as since from misheard_group where state = 'open'`,
})

/** How many wait, at most `most`, and since when the first does; undefined if nobody does. */
export async function waitingFor(
  db: Db,
  what: WaitingFor,
  { today, most }: { today: string; most: number },
): Promise<{ count: number; since: Date } | undefined> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(since) as since
    from (${waits(today)[what]} order by since limit ${most}) w`.execute(db)
  const [row] = rows
  return row?.since ? { count: row.count, since: row.since } : undefined
}

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** By a part of the name or of the address on the web, or by a whole number or e-mail address. */
export async function businessesNamed(db: Db, text: string, phone: string | undefined, limit: number) {
  const { rows } = await sql<{ id: string; name: string; city: string; status: BusinessStatus }>`
    select id, name, city, business_status as status from shop
    where name ilike ${part(text)} or slug = lower(${text}) or lower(contact_email) = lower(${text})
      or contact_phone = ${phone ?? null}::text
    order by business_status = 'active' desc, name limit ${limit}`.execute(db)
  return rows
}

export async function bookingsCoded(db: Db, code: string) {
  const { rows } = await sql<{ code: string; status: BookingStatus; shop_id: string; shop: string }>`
    select b.code, b.status, s.id as shop_id, s.name as shop from booking b join shop s on s.id = b.shop_id
    where b.code = upper(${code})`.execute(db)
  return rows
}

export async function invoicesNumbered(db: Db, number: string, limit: number) {
  const { rows } = await sql<{ id: string; number: string; business: string }>`
    select i.id, i.number, s.name as business from invoice i join shop s on s.id = i.shop_id
    where i.number ilike ${part(number)} order by i.year desc, i.serial desc limit ${limit}`.execute(db)
  return rows
}

export async function dealsNamed(db: Db, text: string, limit: number) {
  const { rows } = await sql<{ code: string; title: string; business: string }>`
    select d.code, d.title, s.name as business from deal d join shop s on s.id = d.shop_id
    where d.code = upper(${text}) or d.title ilike ${part(text)}
    order by d.code = upper(${text}) desc, d.created_at desc limit ${limit}`.execute(db)
  return rows
}

/** Those whose ids lie between, by the index of the key. */
export async function threadsBetween(db: Db, first: string, last: string, limit: number) {
  const { rows } = await sql<{ id: string; type: ThreadType; business: string | null }>`
    select t.id, t.type, s.name as business from thread t left join shop s on s.id = t.shop_id
    where t.id between ${first} and ${last} order by t.id desc limit ${limit}`.execute(db)
  return rows
}
