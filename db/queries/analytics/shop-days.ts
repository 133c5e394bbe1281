import { sql } from 'kysely'
import type { Box } from '#core/rules/places/geo.ts'
import { JOHANNESBURG } from '#core/rules/time/time.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

type DayFigures = {
  chats: number
  bookings: number
  completed: number
  bookedCents: number
  answers: number
  answerMinutes: number
  answeredInTime: number
}
export type ShopDay = DayFigures & { shopId: string; day: string }
type Days = { from: string; to: string }

const countingLock = 7_301_024

/** Until the transaction ends nobody else counts, so that what is written is never older than what stands there. */
export const lockCounting = (db: Db) => sql`select pg_advisory_xact_lock(${countingLock})`.execute(db)

/** The shops with ids after that one, in order, without those whose counting has failed. */
export const shopIdsAfter = async (db: Db, after: string, limit: number, due: Pick<Claim, 'work'>): Promise<string[]> =>
  (
    await db
      .selectFrom('shop')
      .select('id')
      .where('id', '>', after)
      .where(mayTry(sql.ref('shop.id'), due))
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

export const findShopId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('shop').select('id').where('id', '=', id).executeTakeFirst())?.id

/** These days of these shops become the rows given. */
export async function putShopDays(
  db: Db,
  shopIds: readonly string[],
  { from, to }: Days,
  rows: readonly ShopDay[],
): Promise<void> {
  await sql`
    delete from shop_day where shop_id = any(${[...shopIds]}::uuid[]) and day between ${from}::date and ${to}::date`.execute(
    db,
  )
  if (rows.length === 0) return
  await sql`
    insert into shop_day (shop_id, day, chats, bookings, completed, booked_cents, answers, answer_minutes, answered_in_time)
    select "shopId", day, chats, bookings, completed, "bookedCents", answers, "answerMinutes", "answeredInTime"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("shopId" uuid, day date, chats int, bookings int,
      completed int, "bookedCents" bigint, answers int, "answerMinutes" int, "answeredInTime" int)`.execute(db)
}

/** The newest day that is over and counted. */
export const lastCounted = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('figures_day').select('day').orderBy('day', 'desc').limit(1).executeTakeFirst())?.day

/** The day since which anything may have happened. */
export async function firstDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select least((select min(created_at) from booking), (select min(created_at) from thread))::date as day`.execute(db)
  return rows[0]?.day ?? undefined
}

export async function noteCounted(db: Db, { from, to }: Days, at: Date): Promise<void> {
  await sql`
    insert into figures_day (day, counted_at)
    select d::date, ${at} from generate_series(${from}::date, ${to}::date, interval '1 day') d
    on conflict (day) do update set counted_at = excluded.counted_at`.execute(db)
}

/** Of the days since then, the one that was counted the longest ago, if that was before the instant. */
export const staleDay = async (db: Db, since: string, before: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('figures_day')
      .select('day')
      .where('day', '>=', since)
      .where('counted_at', '<', before)
      .orderBy('counted_at')
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
  )?.day

export type ViewedDay = DayFigures & { day: string; pageViews: number; listingViews: number }

/** Each day of a shop that has anything, from the counted rows and the counts of views. */
export async function shopDays(db: Db, shopId: string, { from, to }: Days): Promise<ViewedDay[]> {
  const { rows } = await sql<ViewedDay>`
    select day, coalesce(v.page_views, 0) as "pageViews", coalesce(v.listing_views, 0) as "listingViews",
      coalesce(d.chats, 0) as chats, coalesce(d.bookings, 0) as bookings, coalesce(d.completed, 0) as completed,
      coalesce(d.booked_cents, 0)::float8 as "bookedCents", coalesce(d.answers, 0) as answers,
      coalesce(d.answer_minutes, 0) as "answerMinutes", coalesce(d.answered_in_time, 0) as "answeredInTime"
    from (select * from shop_day where shop_id = ${shopId} and day between ${from}::date and ${to}::date) d
    full join (select * from shop_view_day where shop_id = ${shopId} and day between ${from}::date and ${to}::date) v
      using (day)`.execute(db)
  return rows
}

type Rules = { lowUnder: number; fullShelf: number }
type Shelves = { listings: number; tyres: number; low: number; estimatedCents: number }

/** What stands on a shop's shelves. */
export async function shelvesOf(db: Db, shopId: string, { lowUnder, fullShelf }: Rules): Promise<Shelves> {
  const { rows } = await sql<Shelves>`
    select count(*)::int as listings, coalesce(sum(quantity), 0)::int as tyres,
      count(*) filter (where quantity < ${lowUnder}::int)::int as low,
      coalesce(sum(greatest(0, ${fullShelf}::int - quantity)::bigint * price_cents), 0)::float8 as "estimatedCents"
    from listing where shop_id = ${shopId}`.execute(db)
  return rows[0] ?? { listings: 0, tyres: 0, low: 0, estimatedCents: 0 }
}

/** Deals that run on that day, sold out ones too. */
export async function countActiveDeals(db: Db, shopId: string, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deal join shop s on s.id = deal.shop_id and s.business_status = 'active'
    where deal.shop_id = ${shopId} and deal.active and starts_on <= ${today}::date
      and (ends_on is null or ends_on >= ${today}::date)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Requests that nobody has agreed to yet. */
export async function countPending(db: Db, shopId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking where shop_id = ${shopId} and status = 'pending'`.execute(db)
  return rows[0]?.count ?? 0
}

export const placeOfShop = (db: Db, shopId: string): Promise<{ lat: number; lng: number } | undefined> =>
  db.selectFrom('shop').select(['lat', 'lng']).where('id', '=', shopId).executeTakeFirst()

type Input = { shopId: string; lat: number; lng: number; withinKm: number; box: Box; since: Date; fewest: number }

/**
 * Sizes that different people asked for around a shop and that it has none of, the most wanted first. The shop's own
 * people do not count.
 */
export async function wantedSizes(
  db: Db,
  { shopId, lat, lng, withinKm, box, since, fewest }: Input,
  limit: number,
): Promise<{ size: string; drivers: number }[]> {
  const around = `(${box.west},${box.south}),(${box.east},${box.north})`
  const { rows } = await sql<{ size: string; drivers: number }>`
    select asked.size, count(distinct asked.contact_id)::int as drivers
    from (
      select query ->> 'size' as size, contact_id,
        (search_place(query))[1] as lat, (search_place(query))[0] as lng
      from search_activity
      where contact_id is not null and query ? 'near' and query ? 'size'
        and search_place(query) <@ ${around}::box and at >= ${since}
    ) asked
    where 2 * 6371.0088 * asin(least(1, sqrt(power(sin(radians(asked.lat - ${lat}::float8) / 2), 2)
        + cos(radians(${lat}::float8)) * cos(radians(asked.lat))
        * power(sin(radians(asked.lng - ${lng}::float8) / 2), 2)))) <= ${withinKm}::float8
      and not exists (select from shop_member m where m.shop_id = ${shopId} and m.contact_id = asked.contact_id)
      and not exists (
        select from tyre_size z join tyre y on y.size_id = z.id join listing l on l.tyre_id = y.id
        where z.code = asked.size and l.shop_id = ${shopId} and l.quantity > 0)
    group by asked.size
    having count(distinct asked.contact_id) >= ${fewest}
    order by drivers desc, asked.size limit ${limit}`.execute(db)
  return rows
}

export type Views = { shopId: string; day: string; pages: number; listings: number }

/** Adds to the counts of shops that the public sees. In the order of the rows, so that two writers do not wait for each other in a ring. */
export async function addViews(db: Db, views: readonly Views[]): Promise<void> {
  await sql`
    insert into shop_view_day (shop_id, day, page_views, listing_views)
    select s.id, v.day, v.pages, v.listings
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as v("shopId" uuid, day date, pages int, listings int)
    join shop s on s.id = v."shopId" and s.business_status = 'active'
    order by s.id, v.day
    on conflict (shop_id, day) do update set page_views = shop_view_day.page_views + excluded.page_views,
      listing_views = shop_view_day.listing_views + excluded.listing_views`.execute(db)
}

const zone = sql.lit(JOHANNESBURG)

type Stretch = { from: Date; to: Date }

type Counted = {
  shopId: string
  day: string
  chats: number
  bookings: number
  completed: number
  bookedCents: number
}

/** What happened at these shops from one instant until before the other, by the day; days without anything are left out. */
export async function countHappened(db: Db, shopIds: readonly string[], { from, to }: Stretch): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with happened as (
      select shop_id, created_at as at, 1 as chats, 0 as bookings, 0 as completed, 0 as cents from thread
      where shop_id = any(${[...shopIds]}::uuid[]) and created_at >= ${from} and created_at < ${to}
      union all
      select shop_id, created_at, 0, 1, (status = 'completed')::int, 0 from booking
      where shop_id = any(${[...shopIds]}::uuid[]) and created_at >= ${from} and created_at < ${to}
      union all
      select shop_id, completed_at, 0, 0, 0, coalesce(done_total_cents, total_cents) from booking
      where shop_id = any(${[...shopIds]}::uuid[]) and completed_at >= ${from} and completed_at < ${to}
        and status = 'completed'
    )
    select shop_id as "shopId", (at at time zone ${zone})::date as day, sum(chats)::int as chats,
      sum(bookings)::int as bookings, sum(completed)::int as completed, sum(cents)::float8 as "bookedCents"
    from happened group by 1, 2`.execute(db)
  return rows
}

export type GivenAnswer = { shopId: string; asked: Date; answered: Date }

/**
 * When people of these shops answered customers who waited, and since when those had: each first message of a person of
 * the shop after a customer's, from one instant until before the other.
 */
export async function answersGiven(db: Db, shopIds: readonly string[], { from, to }: Stretch): Promise<GivenAnswer[]> {
  const { rows } = await sql<GivenAnswer>`
    select t.shop_id as "shopId", asked.at as asked, m.sent_at as answered
    from thread t
    join thread_participant p on p.thread_id = t.id and p.role = 'business'
    join thread_message m on m.thread_id = t.id and m.sender_id = p.id and not m.is_automated
      and m.sent_at >= ${from} and m.sent_at < ${to}
    left join lateral (
      select b.sent_at from thread_message b join thread_participant q on q.id = b.sender_id and q.role = 'business'
      where b.thread_id = t.id and not b.is_automated and (b.sent_at, b.id) < (m.sent_at, m.id)
      order by b.sent_at desc, b.id desc limit 1
    ) before on true
    cross join lateral (
      select min(c.sent_at) as at
      from thread_message c join thread_participant q on q.id = c.sender_id and q.role = 'customer'
      where c.thread_id = t.id and not c.is_automated and c.sent_at < m.sent_at
        and c.sent_at > coalesce(before.sent_at, '-infinity')
    ) asked
    where t.shop_id = any(${[...shopIds]}::uuid[]) and t.last_message_at >= ${from} and asked.at is not null`.execute(
    db,
  )
  return rows
}
