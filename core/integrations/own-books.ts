import { keepsOwnBooks, setOwnBooks } from '#db/queries/integrations/webhooks.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { OwnBooks } from '../contracts/seller/integration.ts'
import { refuseBlocked } from '../inventory/write-stock.ts'
import { transaction } from '../transaction.ts'
import { ownerOf } from './keys.ts'

/**
 * Says whether the shop's own books set its stock, by import or by key. They know what was sold, so that nothing is
 * taken off when a booking is completed. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED.
 */
export const keepOwnBooks = (ctx: Context, actor: Actor, shopId: string, wanted: OwnBooks): Promise<OwnBooks> =>
  transaction(ctx, async (ctx) => {
    const me = ownerOf(actor, shopId)
    await refuseBlocked(ctx, shopId)
    await lockStock(ctx.db, shopId)
    const before = await keepsOwnBooks(ctx.db, shopId)
    if (before === wanted.keepsOwnBooks) return wanted
    await setOwnBooks(ctx.db, shopId, wanted.keepsOwnBooks, ctx.clock.now())
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { keepsOwnBooks: before },
      after: { ...wanted },
    })
    return wanted
  })
