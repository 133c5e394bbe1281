import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

export type DayFigures = {
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
