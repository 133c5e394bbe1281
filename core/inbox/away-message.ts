import { awayMessageOf, putAwayMessage } from '#db/queries/inbox/away.ts'
import { hoursOfShop, namesOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { AwayMessage, ChangeAwayMessage } from '../contracts/messages/inbox.ts'
import { awayWords, usualAwayWords } from '../rules/messages/away-words.ts'
import { transaction } from '../transaction.ts'
import { memberOf } from './inbox-access.ts'

/** What the shop answers by itself while it is closed; off until it is switched on. Throws SHOP_NOT_FOUND. */
export async function awayMessage(ctx: Context, actor: Actor, shopId: string): Promise<AwayMessage> {
  memberOf(actor, shopId)
  const row = await awayMessageOf(ctx.db, shopId)
  const { enabled, content } = row ?? { enabled: false, content: usualAwayWords }
  const [shop] = await namesOfShops(ctx.db, [shopId])
  const preview = awayWords(content, {
    shop: shop?.name ?? '',
    hours: await hoursOfShop(ctx.db, shopId),
    at: ctx.clock.now(),
  })
  return { enabled, content, preview }
}

/** Throws SHOP_NOT_FOUND. */
export const changeAwayMessage = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  change: ChangeAwayMessage,
): Promise<AwayMessage> =>
  transaction(ctx, async (ctx) => {
    const before = await awayMessage(ctx, actor, shopId)
    const { enabled = before.enabled, content = before.content } = change
    await putAwayMessage(ctx.db, { shop_id: shopId, enabled, content, updated_at: ctx.clock.now() })
    return awayMessage(ctx, actor, shopId)
  })
