import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { link, list, text } from '#bot/engine/say.ts'
import { Refusal } from '#core/errors.ts'
import { confirmStock } from '#core/inventory/bulk-stock.ts'
import { shopsStocked } from '#core/inventory/listing-policy.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { refusalWords } from '../../refused.ts'
import { withUndo } from '../undo.ts'

/** 'Stock is right', or the tap under the weekly question: all stock of the shop is confirmed; of several, it is asked. */
export async function stockRight(turn: Turn, named?: string): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const shopIds = shopsStocked(actor)
  const [only] = shopIds
  const shopId = named || (shopIds.length === 1 ? only : undefined)
  if (!shopId) return whichShop(turn)
  try {
    const { changed, undoId } = await confirmStock(ctx, actor, shopId)
    if (changed === 0) return aside(text(say.counter.stock.nothing))
    return aside(withUndo(say.counter.stock.confirmed(changed), undoId, turn))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

/** The address at which stock and prices are changed. */
export async function stockInventory({ ctx, actor, say }: Turn, named?: string): Promise<Outcome> {
  const shop = (await ownShops(ctx, actor)).find(({ id }) => id === named)
  const url = `${ctx.config.publicUrl}/business/inventory${shop ? `?shop=${shop.slug}` : ''}`
  return aside(link(say.stockNotices.openHere, say.stockNotices.open, url))
}

async function whichShop({ ctx, actor, say }: Turn): Promise<Outcome> {
  const rows = (await ownShops(ctx, actor))
    .slice(0, MOST_ROWS)
    .map(({ id, name }) => ({ id: `stock:right:${id}`, title: name }))
  return aside(list(say.counter.whichShop, say.counter.shops, rows))
}

const MOST_ROWS = 10
