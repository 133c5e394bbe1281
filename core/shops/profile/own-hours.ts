import {
  callOutHoursOf,
  hoursOfShop,
  lockShop,
  putCallOutHours,
  putDays,
  putWeekday,
  specialDays,
} from '#db/queries/shops/shop-hours.ts'
import { specialDaysFrom, updateShop } from '#db/queries/shops/shop-profile.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import type { Actor } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { CallOutHours, ChangeCallOutHours } from '../../contracts/forms/call-out-hours.ts'
import type { ChangeShopHours, NewSpecialDays } from '../../contracts/forms/shop-hours.ts'
import type { OwnHours } from '../../contracts/seller/shop-profile.ts'
import { rescueWork } from '../../rules/shops/rescue.ts'
import { weekOf } from '../../rules/time/opening-hours.ts'
import { holidayName } from '../../rules/time/public-holidays.ts'
import { addDays, localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { changeDays } from '../change-hours.ts'
import { notYourShop } from '../refusals.ts'
import { canChangeDay, canChangeProfile } from '../shop-policy.ts'
import { memberOfProfile, ownerOfProfile, refuseBlocked, shopRow } from './own-shop.ts'

const DAYS_OF_A_YEAR = 365

/** The hours of a shop as its members see and set them. Throws SHOP_NOT_FOUND. */
export async function readOwnHours(ctx: Context, actor: Actor, shopId: string): Promise<OwnHours> {
  memberOfProfile(actor, shopId)
  const { business_status: status } = await shopRow(ctx, shopId)
  const hours = await hoursOfShop(ctx.db, shopId)
  const today = localDate(ctx.clock.now())
  return {
    week: weekOf(hours),
    openOnPublicHolidays: hours.openOnPublicHolidays,
    special: await specialDaysFrom(ctx.db, shopId, today),
    holidays: Array.from({ length: DAYS_OF_A_YEAR }, (_, at) => addDays(today, at)).flatMap((day) => {
      const name = holidayName(day)
      return name ? [{ day, name }] : []
    }),
    canChange: canChangeProfile(actor, shopId) && status !== 'blocked',
  }
}

/** An owner sets the hours of every week. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export const changeOwnHours = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { week, openOnPublicHolidays }: ChangeShopHours,
): Promise<OwnHours> =>
  transaction(ctx, async (ctx) => {
    const me = await ownerOfProfile(ctx, actor, shopId)
    await lockShop(ctx.db, shopId)
    const before = await hoursOfShop(ctx.db, shopId)
    for (const { weekday, intervals } of week) await putWeekday(ctx.db, shopId, weekday, intervals)
    await updateShop(ctx.db, shopId, {
      open_on_public_holidays: openOnPublicHolidays,
      updated_at: ctx.clock.now(),
    })
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { week: weekOf(before), openOnPublicHolidays: before.openOnPublicHolidays },
      after: { week, openOnPublicHolidays },
    })
    return readOwnHours(ctx, actor, shopId)
  })

/** A member closes the shop on these days, or opens it for that time only. Throws as changeDays does. */
export const addSpecialDays = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { from, to, interval, reason }: NewSpecialDays,
): Promise<OwnHours> =>
  transaction(ctx, async (ctx) => {
    const days: string[] = []
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
    await changeDays(ctx, actor, shopId, { days, interval: interval ?? undefined, reason })
    return readOwnHours(ctx, actor, shopId)
  })

/** A member makes a day as every week again; a day that is so already stays. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export const removeSpecialDay = (ctx: Context, actor: Actor, shopId: string, day: string): Promise<OwnHours> =>
  transaction(ctx, async (ctx) => {
    if (!canChangeDay(actor, shopId)) throw notYourShop()
    await refuseBlocked(ctx, shopId)
    await lockShop(ctx.db, shopId)
    const [before] = await specialDays(ctx.db, shopId, [day])
    if (before) await putDays(ctx.db, shopId, [day], [])
    return readOwnHours(ctx, actor, shopId)
  })

/** When a shop comes out to a flat tyre, as its members see and set it. Throws SHOP_NOT_FOUND. */
export async function readCallOutHours(ctx: Context, actor: Actor, shopId: string): Promise<CallOutHours> {
  memberOfProfile(actor, shopId)
  const { business_status: status } = await shopRow(ctx, shopId)
  const offered = await servicesOf(ctx.db, [shopId])
  return {
    week: weekOf({ weekly: await callOutHoursOf(ctx.db, [shopId]) }),
    comesOut: comesOut(offered.map(({ service }) => service)),
    canChange: canChangeProfile(actor, shopId) && status !== 'blocked',
  }
}

/** Mending a puncture alone brings nobody to the roadside. */
const comesOut = (offered: Parameters<typeof rescueWork>[0]): boolean =>
  rescueWork(offered.filter((service) => service !== 'puncture_repair')).length > 0

/** An owner sets them. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export const changeCallOutHours = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { week }: ChangeCallOutHours,
): Promise<CallOutHours> =>
  transaction(ctx, async (ctx) => {
    const me = await ownerOfProfile(ctx, actor, shopId)
    await lockShop(ctx.db, shopId)
    const before = weekOf({ weekly: await callOutHoursOf(ctx.db, [shopId]) })
    const rows = week.flatMap(({ weekday, intervals }) => intervals.map((interval) => ({ weekday, ...interval })))
    await putCallOutHours(ctx.db, shopId, rows)
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { callOutWeek: before },
      after: { callOutWeek: week },
    })
    return readCallOutHours(ctx, actor, shopId)
  })
