import { type RawBuilder, sql } from 'kysely'
import type { Moment } from '#core/rules/time/opening-hours.ts'

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
