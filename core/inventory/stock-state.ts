import { setStockAsks, stockStateOf } from '#db/queries/inventory/stock-rounds.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { StockState } from '../contracts/seller/stock-state.ts'
import { transaction } from '../transaction.ts'
import { memberOfStock, stockKeeperOf } from './stock-access.ts'
import { freshSince } from './stock-search.ts'
import { pushStock } from './write-stock.ts'

/** How the shop's stock stands as a whole. Throws SHOP_NOT_FOUND. */
export async function stockState(ctx: Context, actor: Actor, shopId: string): Promise<StockState> {
  memberOfStock(actor, shopId)
  const { confirmed_at: confirmedAt, ...state } = await stockStateOf(ctx.db, shopId, freshSince(ctx.clock.now()))
  return { ...state, confirmedAt: confirmedAt?.toISOString() ?? null }
}

/** Whether the shop is asked every week if its stock is right. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export const changeStockAsks = (ctx: Context, actor: Actor, shopId: string, asks: boolean): Promise<StockState> =>
  transaction(ctx, async (ctx) => {
    await stockKeeperOf(ctx, actor, shopId)
    await setStockAsks(ctx.db, shopId, asks)
    await pushStock(ctx, shopId)
    return stockState(ctx, actor, shopId)
  })
