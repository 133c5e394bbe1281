import { callOutHoursOf, putCallOutHours } from '#db/queries/shops/call-out-hours.ts'
import { lockShop } from '#db/queries/shops/shop-hours.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import type { Actor } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { CallOutHours, ChangeCallOutHours } from '../../contracts/forms/call-out-hours.ts'
import { rescueWork } from '../../rules/shops/rescue.ts'
import { weekOf } from '../../rules/time/opening-hours.ts'
import { transaction } from '../../transaction.ts'
import { canChangeProfile } from '../shop-policy.ts'
import { shopRow } from './own-shop.ts'
import { memberOfProfile, ownerOfProfile } from './profile-access.ts'

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
