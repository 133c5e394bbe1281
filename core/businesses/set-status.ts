import { z } from 'zod'
import { cancelOpenBookings, findBusiness, setFeeOf } from '#db/queries/businesses/businesses.ts'
import type { StandingRow } from '#db/queries/joining/applications.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { StandingChange } from '../contracts/admin/applications.ts'
import type { BusinessStanding, SetBusinessStatus, ShopFee } from '../contracts/admin/businesses.ts'
import { Refusal } from '../errors.ts'
import { type ApplicationOutcome, record } from '../events.ts'
import { cancelReasons } from '../rules/bookings/booking-life.ts'
import { isModeratedStatus, type ModeratedStatus, mayModerate, needsApproval } from '../rules/shops/business-life.ts'
import { transaction } from '../transaction.ts'
import { approveApplication } from './joining/application.ts'
import { applicationNotFound, changeStanding, standingToChange, statusForbids } from './joining/standing.ts'

/** Throws INVALID_BUSINESS_ID for what is blank, or no id. */
export function businessId(text: string): string {
  if (!z.uuid().safeParse(text).success) throw invalidBusinessId()
  return text
}

/**
 * Approves, blocks, reinstates, unpublishes or republishes a shop. A shop that is blocked loses its open bookings, whose
 * drivers are told; its owners read the reason. Throws NOT_ALLOWED, INVALID_BUSINESS_ID, INVALID_STATUS, SHOP_NOT_FOUND,
 * STATUS_FORBIDS, INVALID for a block without a reason, and CONTACT_UNPROVEN for a shop that was never approved.
 */
export const setBusinessStatus = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { status: wanted, reason }: SetBusinessStatus,
): Promise<BusinessStanding> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'moderation')) throw adminsOnly()
    const id = businessId(shopId)
    if (!isModeratedStatus(wanted)) throw invalidStatus(wanted)
    const shop = await standingToChange(ctx, id)
    if (!mayModerate(shop.business_status, wanted)) throw statusForbids(shop.business_status)
    if (wanted === 'active' && needsApproval({ status: shop.business_status, verified: shop.verified }))
      return { ...(await approveApplication(ctx, actor, id)), cancelledBookings: 0 }
    if (wanted === 'blocked' && !reason) throw blockNeedsReason()
    const what = stepTo(wanted, shop)
    const words = wanted === 'blocked' ? (reason ?? null) : null
    const standing = await changeStanding(ctx, actor, shop, { what, standing: { business_status: wanted }, words })
    const cancelled = wanted === 'blocked' ? await cancelOpen(ctx, id) : 0
    await record(ctx, { type: 'application.answered', shopId: id, outcome: what })
    return { ...standing, cancelledBookings: cancelled }
  })

function stepTo(wanted: ModeratedStatus, { business_status: from }: StandingRow): StandingChange & ApplicationOutcome {
  if (wanted === 'blocked' || wanted === 'unpublished') return wanted
  return from === 'blocked' ? 'reinstated' : 'republished'
}

async function cancelOpen(ctx: Context, shopId: string): Promise<number> {
  const bookings = await cancelOpenBookings(ctx.db, shopId, cancelReasons.shopBlocked, ctx.clock.now())
  for (const bookingId of bookings) await record(ctx, { type: 'booking.cancelled_by_shop', bookingId })
  return bookings.length
}

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

const invalidBusinessId = () => new Refusal('INVALID_BUSINESS_ID', 'Invalid business ID', 400)
const invalidStatus = (value: string) => new Refusal('INVALID_STATUS', `Invalid status: ${value}`, 400)
const blockNeedsReason = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { reason: 'Please give a reason' })
export const noOwner = () => new Refusal('NO_OWNER', 'This business has no owner to write to.', 409)
