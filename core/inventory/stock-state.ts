import { stockStateOf } from '#db/queries/inventory/stock-state.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { StockState } from '../contracts/seller/stock-state.ts'
import { memberOfStock } from './stock-access.ts'
import { freshSince } from './stock-search.ts'

/** How the shop's stock stands as a whole. Throws SHOP_NOT_FOUND. */
export async function stockState(ctx: Context, actor: Actor, shopId: string): Promise<StockState> {
  memberOfStock(actor, shopId)
  const { confirmed_at: confirmedAt, ...state } = await stockStateOf(ctx.db, shopId, freshSince(ctx.clock.now()))
  return { ...state, confirmedAt: confirmedAt?.toISOString() ?? null }
}
