import { intervalsOn, isOpenAt, type ShopHours } from '#core/rules/opening-hours.ts'
import { holidayName } from '#core/rules/public-holidays.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time.ts'
import type { ShopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'

/** Today's hours in words, computed from the hours, closures and public holidays. */
export function todayWords(shop: Pick<ShopDetails, 'hours'>, now: Date, say: Texts): string {
  return hoursWords(shop.hours, now, say)
}

export function hoursWords(hours: ShopHours, now: Date, say: Texts): string {
  const today = localDate(now, JOHANNESBURG)
  const intervals = intervalsOn(hours, today)
  const holiday = holidayName(today)
  if (intervals.length === 0) return holiday ? say.shops.closedHoliday(holiday) : say.shops.closedToday
  const words = intervals.map((one) => `${one.opens}-${one.closes}`).join(', ')
  if (!isOpenAt(hours, now)) return say.shops.closedNow(words)
  const clock = localTime(now, JOHANNESBURG)
  const until = intervals.find((one) => one.opens <= clock && clock < one.closes)?.closes
  return until ? say.shops.openNow(until) : say.shops.openToday(words)
}
