import { dropHeldEvents } from '#db/queries/events.ts'
import { insertImportUndo, markUndone, takeImportUndo } from '#db/queries/inventory/imports.ts'
import { takeListings } from '#db/queries/inventory/shop-listings.ts'
import { lockListings, promisedAmong } from '#db/queries/inventory/stock.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import type { StockKept } from '#db/schema/integrations.ts'
import type { Actor } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { ImportUndone } from '../../contracts/seller/imports.ts'
import { Refusal } from '../../errors.ts'
import { keptStock, pushStock, stockKeeperOf, unchangedOf, writeKept } from '../../inventory/write-stock.ts'
import { hours } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { importOf } from './lists.ts'

const HOURS_TO_UNDO = 24

/** Follows the listings that an import touches, and keeps how they stood before and after it. */
export function watchStock(importId: string, shopId: string) {
  const [before, after]: [StockKept, StockKept] = [[], []]
  const read = async (ctx: Context, ids: readonly string[]) => keptStock(await lockListings(ctx.db, shopId, ids))
  return {
    before: async (ctx: Context, ids: readonly string[]) => void before.push(...(await read(ctx, ids))),
    after: async (ctx: Context, ids: readonly string[]) => void after.push(...(await read(ctx, ids))),
    keep: (ctx: Context) => {
      const now = ctx.clock.now()
      const until = new Date(now.getTime() + hours(HOURS_TO_UNDO))
      return insertImportUndo(ctx.db, { importId, before, after, until }, now)
    },
  }
}

const tooLate = () =>
  new Refusal('UNDO_OVER', 'This import cannot be taken back any more: that works for 24 hours.', 409)

/**
 * Takes an import back within 24 hours: what it changed is as before, what it added goes off the shelves. What somebody
 * has changed since, or what is promised to a driver, stays. Throws IMPORT_NOT_FOUND, SHOP_BLOCKED, UNDO_OVER.
 */
export const undoImport = (ctx: Context, actor: Actor, id: string): Promise<ImportUndone> =>
  transaction(ctx, async (ctx) => {
    const { shop_id: shopId } = await importOf(ctx, actor, id)
    const me = await stockKeeperOf(ctx, actor, shopId)
    await lockStock(ctx.db, shopId)
    const now = ctx.clock.now()
    const kept = await takeImportUndo(ctx.db, id, now)
    if (!kept) throw tooLate()
    await dropHeldEvents(ctx.db, id)
    const was = new Set(kept.before.map((row) => row.id))
    const unchanged = await unchangedOf(ctx, shopId, kept.after)
    const added = [...unchanged.keys()].filter((one) => !was.has(one))
    const promised = new Set(await promisedAmong(ctx.db, added))
    const gone = added.filter((one) => !promised.has(one))
    const back = kept.before.filter((row) => unchanged.has(row.id))
    await takeListings(ctx.db, shopId, gone)
    await writeKept(ctx, shopId, back, unchanged)
    await markUndone(ctx.db, id, now)
    const undone = { putBack: back.length, removed: gone.length, stays: kept.after.length - back.length - gone.length }
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      after: { importId: id, undone },
    })
    await pushStock(ctx, shopId)
    return undone
  })
