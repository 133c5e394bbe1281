import { applicationOf } from '#db/queries/joining/applications.ts'
import { documentsOf } from '#db/queries/joining/documents.ts'
import { lockStanding, setStanding } from '#db/queries/joining/shops.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ApplicationView } from '../contracts/seller/joining.ts'
import { record } from '../events.ts'
import { actorNow } from '../load-actor.ts'
import { ownerRequired } from '../members/refusals.ts'
import { canBecome } from '../rules/shops/business-life.ts'
import { transaction } from '../transaction.ts'
import { applicationView } from './application-view.ts'
import { canManageApplication, canReadDocuments, canSeeApplication } from './joining-policy.ts'
import { applicationNotFound, notNow } from './refusals.ts'
import { noteStep } from './standing.ts'

/** How the shop's application stands, and what is missing. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export async function readApplication(ctx: Context, actor: Actor, shopId: string): Promise<ApplicationView> {
  const row = canSeeApplication(actor, shopId) ? await applicationOf(ctx.db, shopId) : undefined
  if (!row) throw applicationNotFound()
  const documents = canReadDocuments(actor, shopId) ? await documentsOf(ctx.db, [shopId]) : []
  return applicationView(row, documents, actor)
}

/**
 * An owner asks again after a rejection, or after an admin asked for more: the shop waits at the end of the queue. Throws
 * SHOP_NOT_FOUND, OWNER_REQUIRED, STATUS_FORBIDS.
 */
export const resubmit = (ctx: Context, actor: Actor, shopId: string): Promise<ApplicationView> =>
  transaction(ctx, async (ctx) => {
    if (!canSeeApplication(actor, shopId)) throw applicationNotFound()
    const shop = await lockStanding(ctx.db, shopId)
    const me = await actorNow(ctx, actor)
    if (!shop || !canSeeApplication(me, shopId)) throw applicationNotFound()
    if (!canManageApplication(me, shopId)) throw ownerRequired()
    const before = await readApplication(ctx, me, shopId)
    const asksAgain = canBecome(before.status, 'pending') || (before.status === 'pending' && before.moreAsked !== null)
    if (!asksAgain) throw notNow(before.status)
    const at = ctx.clock.now()
    await setStanding(
      ctx.db,
      shopId,
      { business_status: 'pending', rejection_reason: null, more_asked: null, submitted_at: at },
      at,
    )
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { status: before.status },
      after: { status: 'pending' },
    })
    await noteStep(ctx, shopId, { what: 'resubmitted', by: me.contactId })
    await record(ctx, { type: 'application.submitted', shopId })
    return readApplication(ctx, me, shopId)
  })
