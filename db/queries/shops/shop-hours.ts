import { type RawBuilder, sql } from 'kysely'
import type { Moment, ShopHours } from '#core/rules/time/opening-hours.ts'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

const weekly = (shopId: RawBuilder<unknown>) => sql<ShopHours['weekly']>`(
  select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
    'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday, h.opens), '[]')
  from shop_hours h where h.shop_id = ${shopId})`

const special = (shopId: RawBuilder<unknown>) => sql<ShopHours['special']>`(
  select coalesce(json_agg(json_build_object('day', d.day, 'opens', to_char(d.opens, 'HH24:MI'),
    'closes', to_char(d.closes, 'HH24:MI'), 'reason', d.reason) order by d.day), '[]')
  from shop_special_day d where d.shop_id = ${shopId})`

/** The columns of `shop` that tell its hours. */
export const hoursColumns = [
  'open_on_public_holidays as openOnPublicHolidays',
  weekly(sql.ref('shop.id')).as('weekly'),
  special(sql.ref('shop.id')).as('special'),
] as const

/** The hours of the shop `s` in one column. */
export const hoursOfS = sql<ShopHours>`json_build_object('openOnPublicHolidays', s.open_on_public_holidays,
  'weekly', ${weekly(sql.ref('s.id'))}, 'special', ${special(sql.ref('s.id'))})`

/** Hours of several shops by their ids; an unknown shop is left out. */
export async function hoursOfShops(db: Db, shopIds: readonly string[]): Promise<Map<string, ShopHours>> {
  if (shopIds.length === 0) return new Map()
  const shops = await db
    .selectFrom('shop')
    .select(['id', ...hoursColumns])
    .where('id', 'in', shopIds)
    .execute()
  return new Map(shops.map(({ id, ...hours }) => [id, hours]))
}

/** Hours of one shop; a shop without any is closed every day. */
export const hoursOfShop = async (db: Db, shopId: string): Promise<ShopHours> =>
  (await hoursOfShops(db, [shopId])).get(shopId) ?? { weekly: [], special: [], openOnPublicHolidays: false }

export type SpecialDay = { day: string; opens: string | null; closes: string | null; reason: string }
export type WeekdayHours = { opens: string; closes: string }

/** Makes changes of a shop's hours wait for each other until the transaction ends. */
export const lockShop = (db: Db, shopId: string) =>
  db.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().execute()

export async function specialDays(db: Db, shopId: string, days: readonly string[]): Promise<SpecialDay[]> {
  const { rows } = await sql<SpecialDay>`
    select to_char(day, 'YYYY-MM-DD') as day, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes,
      reason
    from shop_special_day where shop_id = ${shopId} and day = any(${[...days]}::date[]) order by day`.execute(db)
  return rows
}

/** These days become the rows given; a day without a row is as every week. */
export async function putDays(
  db: Db,
  shopId: string,
  days: readonly string[],
  rows: readonly SpecialDay[],
): Promise<void> {
  await sql`delete from shop_special_day where shop_id = ${shopId} and day = any(${[...days]}::date[])`.execute(db)
  if (rows.length === 0) return
  await db
    .insertInto('shop_special_day')
    .values(rows.map((row) => ({ shop_id: shopId, ...row })))
    .execute()
}

export async function weekdayHours(db: Db, shopId: string, weekday: number): Promise<WeekdayHours[]> {
  const { rows } = await sql<WeekdayHours>`
    select to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
    from shop_hours where shop_id = ${shopId} and weekday = ${weekday} order by opens`.execute(db)
  return rows
}

export async function putWeekday(
  db: Db,
  shopId: string,
  weekday: number,
  rows: readonly WeekdayHours[],
): Promise<void> {
  await db.deleteFrom('shop_hours').where('shop_id', '=', shopId).where('weekday', '=', weekday).execute()
  if (rows.length === 0) return
  await db
    .insertInto('shop_hours')
    .values(rows.map(({ opens, closes }) => ({ shop_id: shopId, weekday, opens, closes })))
    .execute()
}

export const namesOfShops = (db: Db, ids: readonly string[]): Promise<{ id: string; slug: string; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('shop')
        .select(['id', 'slug', 'name'])
        .where('id', 'in', [...ids])
        .execute()

type CallOutRow = { shop_id: string; weekday: number; opens: string; closes: string }

/** When these shops come out to a flat tyre; a shop without a row has not said. */
export async function callOutHoursOf(db: Db, shopIds: readonly string[]): Promise<CallOutRow[]> {
  const { rows } = await sql<CallOutRow>`
    select shop_id, weekday, to_char(opens, 'HH24:MI') as opens,
      case when closes = '24:00' then '24:00' else to_char(closes, 'HH24:MI') end as closes
    from shop_call_out_hours where shop_id = any(${[...shopIds]}::uuid[])
    order by shop_id, weekday, opens`.execute(db)
  return rows
}

/** These become the only ones. */
export async function putCallOutHours(
  db: Db,
  shopId: string,
  rows: readonly Omit<CallOutRow, 'shop_id'>[],
): Promise<void> {
  await db.deleteFrom('shop_call_out_hours').where('shop_id', '=', shopId).execute()
  if (rows.length === 0) return
  await db
    .insertInto('shop_call_out_hours')
    .values(rows.map((row) => ({ shop_id: shopId, ...row })))
    .execute()
}

/** isOpenAt() of core/rules/time/opening-hours.ts in SQL, for the shop of that id. */
export const isOpenThen = (
  shopId: RawBuilder<string>,
  { date, weekday, time, isHoliday }: Moment,
): RawBuilder<boolean> => sql<boolean>`case
  when exists (select from shop_special_day d where d.shop_id = ${shopId} and d.day = ${date}::date)
    then exists (select from shop_special_day d where d.shop_id = ${shopId} and d.day = ${date}::date
      and d.opens <= ${time}::time and ${time}::time < d.closes)
  when ${isHoliday}::boolean and not (select h.open_on_public_holidays from shop h where h.id = ${shopId}) then false
  else exists (select from shop_hours w where w.shop_id = ${shopId} and w.weekday = ${weekday}::int
    and w.opens <= ${time}::time and ${time}::time < w.closes) end`

/** Active shops whose morning has come, locked until the transaction ends. */
export const claimShopsToTell = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('shop')
      .select('id')
      .where('business_status', '=', 'active')
      .where('day_told_at', '<=', claim.at)
      .where(mayTry(sql.ref('shop.id'), claim))
      .orderBy('day_told_at')
      .limit(claim.limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const tellNextAt = (db: Db, shopIds: readonly string[], at: Date) =>
  db
    .updateTable('shop')
    .set({ day_told_at: at })
    .where('id', '=', sql<string>`any(${[...shopIds]}::uuid[])`)
    .execute()

type MonthRow = { shop: string; slug: string; jobs: number; done_cents: number; fee_cents: number }

/** What a shop has done in that time, and its fee a month; undefined if there is no such shop. */
export async function monthOf(db: Db, shopId: string, from: Date, to: Date): Promise<MonthRow | undefined> {
  const { rows } = await sql<MonthRow>`
    select s.name as shop, s.slug, s.monthly_fee_cents as fee_cents, d.jobs, d.done_cents
    from shop s cross join lateral (
      select count(*)::int as jobs, coalesce(sum(b.total_cents), 0)::float8 as done_cents
      from booking b
      where b.shop_id = s.id and b.status = 'completed' and b.completed_at >= ${from} and b.completed_at < ${to}) d
    where s.id = ${shopId}`.execute(db)
  return rows[0]
}
