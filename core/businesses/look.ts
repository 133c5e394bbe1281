import { setLook } from '#db/queries/accounts/sessions.ts'
import { findBusiness } from '#db/queries/businesses/businesses.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { Look } from '../contracts/admin/businesses.ts'
import { applicationNotFound } from '../joining/refusals.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { businessId } from './set-status.ts'

/** A look that is not ended by hand ends by itself. */
const MINUTES = 30

/**
 * From now on the session sees the shop's pages as its staff does, without drivers and their words, and can change
 * nothing (api/looking.ts). Throws NOT_ALLOWED, INVALID_BUSINESS_ID, SHOP_NOT_FOUND.
 */
export const beginLook = (ctx: Context, actor: Actor, sessionId: string, shopId: string): Promise<Look> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'moderation')) throw adminsOnly()
    const at = ctx.clock.now()
    const shop = await findBusiness(ctx.db, businessId(shopId), at)
    if (!shop) throw applicationNotFound()
    const until = addMinutes(at, MINUTES)
    await setLook(ctx.db, sessionId, { shopId: shop.id, until })
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'read',
      entity: 'shop',
      entityId: shop.id,
      after: { look: 'begun', until },
    })
    return { shop: { id: shop.id, slug: shop.slug, name: shop.name }, until: until.toISOString() }
  })

/** Ending a look that has ended changes nothing. Throws NOT_ALLOWED. */
export const endLook = (ctx: Context, actor: Actor, sessionId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'moderation')) throw adminsOnly()
    const shopId = await setLook(ctx.db, sessionId, null)
    if (!shopId) return
    const { contactId } = actor
    await noteAudit(ctx, { contactId, action: 'read', entity: 'shop', entityId: shopId, after: { look: 'ended' } })
  })
