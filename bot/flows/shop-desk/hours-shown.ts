import type { Turn } from '#bot/engine/flow.ts'
import { freeAtShop } from '#core/bookings/times/open-slots.ts'
import { localTime } from '#core/rules/time/time.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { hoursOfDays, usualWeek } from '#core/shops/shown-hours.ts'
import { atShop } from './draft.ts'

/** When the shops of the person are open on those days, or each week if none is named. */
export const hoursShown = (days: readonly string[], turn: Turn): Promise<string> =>
  ofEachShop(turn, (shopId) => (days.length > 0 ? ofDays(shopId, days, turn) : ofWeek(shopId, turn)))

/** The hours at which the shops of the person have a free bay on those days. */
export const freeShown = (days: readonly string[], turn: Turn): Promise<string> =>
  ofEachShop(turn, async (shopId) => {
    const { ctx, actor, say } = turn
    const lines: string[] = []
    for (const day of days.slice(0, MAX_DAYS)) {
      const starts = await freeAtShop(ctx, actor, shopId, day)
      const times = starts.map((start) => localTime(start))
      lines.push(say.frontDesk.hours.free(day, times))
    }
    return lines.join('\n')
  })

const MAX_DAYS = 7

async function ofEachShop(turn: Turn, words: (shopId: string) => Promise<string>): Promise<string> {
  const shops = await ownShops(turn.ctx, turn.actor)
  const said = await Promise.all(shops.map(async ({ id }) => atShop(await words(id), id, turn)))
  return said.join('\n\n')
}

async function ofDays(shopId: string, days: readonly string[], { ctx, say }: Turn): Promise<string> {
  const shown = await hoursOfDays(ctx, shopId, days)
  return shown.map(({ date, intervals }) => say.frontDesk.hours.onDay(date, intervals)).join('\n')
}

async function ofWeek(shopId: string, { ctx, say }: Turn): Promise<string> {
  const { hours } = say.frontDesk
  const { week, single } = await usualWeek(ctx, shopId)
  return [
    hours.week,
    ...week.map(({ weekday, intervals }) => hours.weekLine(weekday, intervals)),
    ...(single.length > 0 ? [hours.single] : []),
    ...single.map(({ date, intervals }) => hours.onDay(date, intervals)),
  ].join('\n')
}
