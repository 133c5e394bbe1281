import { hoursOfShop, specialDays } from '#db/queries/shops/shop-hours.ts'
import type { Context } from '../context.ts'
import { type Interval, intervalsOn, weekOf } from '../rules/time/opening-hours.ts'
import { addDays, localDate } from '../rules/time/time.ts'

export type DayHours = { date: string; intervals: Interval[] }

/** The hours of these days (YYYY-MM-DD), whatever sets them; none mean closed. */
export async function hoursOfDays(ctx: Context, shopId: string, days: readonly string[]): Promise<DayHours[]> {
  const hours = await hoursOfShop(ctx.db, shopId)
  return days.map((date) => ({ date, intervals: intervalsOn(hours, date) }))
}

const AHEAD = 60

/** The usual week, and the days ahead that the shop has set for themselves. */
export async function usualWeek(ctx: Context, shopId: string) {
  const hours = await hoursOfShop(ctx.db, shopId)
  const today = localDate(ctx.clock.now())
  const single = hours.special
    .filter(({ day }) => day >= today && day <= addDays(today, AHEAD))
    .map(({ day }): DayHours => ({ date: day, intervals: intervalsOn(hours, day) }))
  return { week: weekOf(hours), single }
}

/** Of these days those that the shop has set for themselves; one without an interval is closed. */
export async function daysSet(
  ctx: Context,
  shopId: string,
  days: readonly string[],
): Promise<{ date: string; interval: Interval | undefined }[]> {
  const rows = await specialDays(ctx.db, shopId, days)
  return rows.map(({ day, opens, closes }) => ({
    date: day,
    interval: opens && closes ? { opens, closes } : undefined,
  }))
}
