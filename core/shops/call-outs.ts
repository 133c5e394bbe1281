import type { Context } from '#core/context.ts'
import { closesAt, isOpenAt, type ShopHours } from '#core/rules/time/opening-hours.ts'
import { callOutHoursOf } from '#db/queries/shops/call-out-hours.ts'

/** When each of these shops comes out, as hours of a week without holidays; one that has not said is left out. */
export async function callOutHours(
  ctx: Pick<Context, 'db'>,
  shopIds: readonly string[],
): Promise<Map<string, ShopHours>> {
  const rows = Map.groupBy(await callOutHoursOf(ctx.db, shopIds), ({ shop_id }) => shop_id)
  return new Map([...rows].map(([id, weekly]) => [id, callOutWeek(weekly)]))
}

/** They are said for every day of the year. */
export const callOutWeek = (weekly: ShopHours['weekly']): ShopHours => ({
  weekly,
  special: [],
  openOnPublicHolidays: true,
})

export const comesOutAt = (hours: ShopHours | undefined, at: Date): boolean =>
  hours !== undefined && isOpenAt(hours, at)

/** HH:MM until which it comes out or is open; undefined while it is closed, and if it goes on past midnight. */
export function helpsUntil(hours: ShopHours, now: Date): string | undefined {
  const closes = closesAt(hours, now)
  return closes === '24:00' ? undefined : closes
}
