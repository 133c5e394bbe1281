import { findBusiness, setFeeOf } from '#db/queries/businesses/businesses.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ShopFee } from '../contracts/admin/businesses.ts'
import { applicationNotFound } from '../joining/refusals.ts'
import { standingToChange } from '../joining/standing.ts'
import { transaction } from '../transaction.ts'
import { businessId } from './set-status.ts'

/** What this shop pays a month from its next invoice on. Throws NOT_ALLOWED, INVALID_BUSINESS_ID, SHOP_NOT_FOUND. */
export const setShopFee = (ctx: Context, actor: Actor, shopId: string, monthlyFeeCents: number): Promise<ShopFee> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'revenue')) throw adminsOnly()
    const { id } = await standingToChange(ctx, businessId(shopId))
    const before = await findBusiness(ctx.db, id, ctx.clock.now())
    if (!before) throw applicationNotFound()
    await setFeeOf(ctx.db, id, monthlyFeeCents, ctx.clock.now())
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'shop',
      entityId: id,
      before: { monthlyFeeCents: before.monthly_fee_cents },
      after: { monthlyFeeCents },
    })
    return { id, monthlyFeeCents }
  })
