import { type ApplicationRow, applicationOf } from '#db/queries/joining/applications.ts'
import type { Standing } from '#db/queries/joining/shops.ts'
import type { Actor } from '../../actor.ts'
import { adminsOnly } from '../../admin/refusals.ts'
import type { Context } from '../../context.ts'
import type { ApplicationDecided } from '../../contracts/admin/applications.ts'
import { record } from '../../events.ts'
import { canBecome, needsApproval } from '../../rules/shops/business-life.ts'
import { transaction } from '../../transaction.ts'
import { isProven } from './application.ts'
import { canDecide } from './joining-policy.ts'
import { applicationNotFound, changeStanding, contactUnproven, standingToChange, statusForbids } from './standing.ts'

/**
 * The shop is visible from now on, and verified. Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS, CONTACT_UNPROVEN.
 */
export const approveApplication = (ctx: Context, actor: Actor, shopId: string): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'approved', (row) => {
    if (!needsApproval({ status: row.business_status, verified: row.verified }))
      throw statusForbids(row.business_status)
    if (!isProven(row)) throw contactUnproven()
    // The fee is the current one, as the application said it.
    const { monthly_fee_cents } = row
    const standing = { business_status: 'active', verified: true, rejection_reason: null, more_asked: null } as const
    return { standing: { ...standing, monthly_fee_cents } }
  })

/** Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS. */
export const rejectApplication = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  reason: string,
): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'rejected', (row) => {
    if (!canBecome(row.business_status, 'inactive')) throw statusForbids(row.business_status)
    const standing = {
      business_status: 'inactive',
      verified: false,
      rejection_reason: reason,
      more_asked: null,
    } as const
    return { standing, words: reason }
  })

/** Asks the owners for what is missing; the shop stays in the queue. Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS. */
export const requestMore = (ctx: Context, actor: Actor, shopId: string, message: string): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'more_asked', (row) => {
    if (row.business_status !== 'pending') throw statusForbids(row.business_status)
    return { standing: { more_asked: message }, words: message }
  })

const decide = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  what: 'approved' | 'rejected' | 'more_asked',
  change: (row: ApplicationRow) => { standing: Standing; words?: string },
): Promise<ApplicationDecided> =>
  transaction(ctx, async (ctx) => {
    if (!canDecide(actor)) throw adminsOnly()
    await standingToChange(ctx, shopId)
    const row = await applicationOf(ctx.db, shopId)
    if (!row) throw applicationNotFound()
    const decided = await changeStanding(ctx, actor, row, { what, ...change(row) })
    await record(ctx, { type: 'application.answered', shopId, outcome: what })
    return decided
  })
