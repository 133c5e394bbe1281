import { lockStanding, setLogo } from '#db/queries/joining/shops.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import { inspect } from '../inspect/inspect.ts'
import { giveUpPicture, keepPicture } from '../media/keep-picture.ts'
import { ownerRequired } from '../members/refusals.ts'
import { LOGO_BYTES, LOGO_SIDE, LOGO_TYPES } from '../rules/shops/uploads.ts'
import { transaction } from '../transaction.ts'
import { canManageApplication } from './joining-policy.ts'
import { applicationNotFound, logoKindRefused, logoTooLarge, notNow } from './refusals.ts'

/**
 * The logo of a shop that is not approved yet, made square. Afterwards the profile has rules of its own. Throws
 * SHOP_NOT_FOUND, OWNER_REQUIRED, STATUS_FORBIDS, LOGO_TOO_LARGE, LOGO_KIND_REFUSED.
 */
export async function setApplicationLogo(
  ctx: Context,
  actor: Actor,
  shopId: string,
  bytes: Uint8Array,
): Promise<{ logoUrl: string }> {
  if (bytes.byteLength >= LOGO_BYTES) throw logoTooLarge()
  const square = await inspect('square', [bytes, LOGO_SIDE, LOGO_TYPES], () => undefined)
  if (!square) throw logoKindRefused()
  const { url } = await keepPicture(ctx, square, LOGO_SIDE)
  return transaction(ctx, async (ctx) => {
    const shop = await lockStanding(ctx.db, shopId)
    if (!shop) throw applicationNotFound()
    if (!canManageApplication(actor, shopId)) throw ownerRequired()
    if (!['pending', 'inactive'].includes(shop.business_status)) throw notNow(shop.business_status)
    await giveUpPicture(ctx, shop.logo_url)
    await setLogo(ctx.db, shopId, url, ctx.clock.now())
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      after: { logo: url },
    })
    return { logoUrl: url }
  })
}
