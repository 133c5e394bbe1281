import {
  hoursOfShop,
  lockShop,
  putDays,
  putWeekday,
  type SpecialDay,
  specialDays,
  type WeekdayHours,
  weekdayHours,
} from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Interval } from '../rules/time/opening-hours.ts'
import { localDate, weekdayOf } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { refuseBlocked } from './profile/own-shop.ts'
import { dayInPast, hoursBackwards, notYourShop, ownerRequired } from './refusals.ts'
import { canChangeDay, canChangeWeek } from './shop-policy.ts'

type Changed = { undoId: string }
type Kept = { of: 'days'; days: string[]; rows: SpecialDay[] } | { of: 'week'; weekday: number; rows: WeekdayHours[] }

/**
 * A member closes the shop on these days (YYYY-MM-DD), or opens it for that time only; the usual week stands.
 * Throws SHOP_NOT_FOUND, SHOP_BLOCKED, SLOT_IN_PAST, HOURS_BACKWARDS.
 */
export const changeDays = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { days, interval, reason }: { days: string[]; interval: Interval | undefined; reason: string },
): Promise<Changed> =>
  transaction(ctx, async (ctx) => {
    if (!canChangeDay(actor, shopId)) throw notYourShop()
    await refuseBlocked(ctx, shopId)
    if (days.some((day) => day < localDate(ctx.clock.now()))) throw dayInPast()
    checkOrder(interval)
    await lockShop(ctx.db, shopId)
    const before: Kept = { of: 'days', days, rows: await specialDays(ctx.db, shopId, days) }
    const rows = days.map((day) => ({ day, opens: interval?.opens ?? null, closes: interval?.closes ?? null, reason }))
    await putDays(ctx.db, shopId, days, rows)
    const after: Kept = { of: 'days', days, rows: await specialDays(ctx.db, shopId, days) }
    return { undoId: await noteUndo(ctx, actor.contactId, { what: 'hours', subjectId: shopId, before, after }) }
  })

/**
 * An owner changes the hours of one weekday (1 Monday to 7 Sunday) for every week; without a time it is closed.
 * Throws OWNER_REQUIRED, SHOP_BLOCKED, HOURS_BACKWARDS.
 */
export const changeWeekday = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { weekday, interval }: { weekday: number; interval: Interval | undefined },
): Promise<Changed> =>
  transaction(ctx, async (ctx) => {
    if (!canChangeWeek(actor, shopId)) throw ownerRequired()
    await refuseBlocked(ctx, shopId)
    checkOrder(interval)
    await lockShop(ctx.db, shopId)
    const before: Kept = { of: 'week', weekday, rows: await weekdayHours(ctx.db, shopId, weekday) }
    await putWeekday(ctx.db, shopId, weekday, interval ? [interval] : [])
    const after: Kept = { of: 'week', weekday, rows: await weekdayHours(ctx.db, shopId, weekday) }
    return { undoId: await noteUndo(ctx, actor.contactId, { what: 'hours', subjectId: shopId, before, after }) }
  })

function checkOrder(interval: Interval | undefined): void {
  if (interval && interval.opens >= interval.closes) throw hoursBackwards()
}

/** Puts the hours back. Throws SHOP_NOT_FOUND, CHANGED_SINCE. */
export const undoHours = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { before, after }: { before: Kept; after: Kept },
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const may = before.of === 'days' ? canChangeDay(actor, shopId) : canChangeWeek(actor, shopId)
    if (!may) throw notYourShop()
    await lockShop(ctx.db, shopId)
    const now =
      before.of === 'days'
        ? await specialDays(ctx.db, shopId, before.days)
        : await weekdayHours(ctx.db, shopId, before.weekday)
    if (JSON.stringify(now) !== JSON.stringify(after.rows)) throw changedSince()
    if (before.of === 'days') await putDays(ctx.db, shopId, before.days, before.rows)
    else await putWeekday(ctx.db, shopId, before.weekday, before.rows)
  })

export type { Kept as HoursKept }

/** When the shop opens first and closes last on such a weekday; undefined if it is closed then. */
export async function usualHours(ctx: Context, shopId: string, date: string): Promise<Interval | undefined> {
  const { weekly } = await hoursOfShop(ctx.db, shopId)
  const that = weekly.filter(({ weekday }) => weekday === weekdayOf(date))
  const [opens] = that.map((one) => one.opens).sort()
  const closes = that
    .map((one) => one.closes)
    .sort()
    .at(-1)
  return opens && closes ? { opens, closes } : undefined
}
