import { sql } from 'kysely'
import type { WaitingFor } from '#core/contracts/admin/overview.ts'
import type { Db } from '#db/client.ts'

export type Stats = {
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
