import { awayMessageOf, putAwayMessage, shopItself, takeAwaySpell } from '#db/queries/inbox/inbox.ts'
import { hoursOfShop, namesOfShops } from '#db/queries/shops/shop-hours.ts'
import { findThread, messageToTell } from '#db/queries/threads/threads.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { AwayMessage, ChangeAwayMessage } from '../contracts/messages/inbox.ts'
import { awayWords, usualAwayWords } from '../rules/messages/canned-reply.ts'
import { isOpenAt, nextOpening } from '../rules/time/opening-hours.ts'
import { addMinutes } from '../rules/time/time.ts'
import { sendMessage } from '../threads/send-message.ts'
import { accessOfParticipant } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { memberOf } from './inbox.ts'

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

/** A shop without an opening ahead answers by itself once in so many minutes, a week. */
const SPELL_WITHOUT_END = 7 * 24 * 60

/** A closed shop answers the driver's first message of the closed spell by itself, in its own words. */
export const answerAway = (ctx: Context, { messageId }: { messageId: string }): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const written = await messageToTell(ctx.db, messageId)
    const thread = written?.role === 'customer' ? await findThread(ctx.db, written.thread_id) : undefined
    if (!thread?.shop_id || !thread.shop_name) return
    const away = await awayMessageOf(ctx.db, thread.shop_id)
    if (!away?.enabled) return
    const at = ctx.clock.now()
    const hours = await hoursOfShop(ctx.db, thread.shop_id)
    if (isOpenAt(hours, at)) return
    const until = nextOpening(hours, at) ?? addMinutes(at, SPELL_WITHOUT_END)
    if (!(await takeAwaySpell(ctx.db, thread.id, at, until))) return
    const shop = await shopItself(ctx.db, thread.id, thread.shop_name, at)
    await sendMessage(ctx, await accessOfParticipant(ctx, shop), {
      message: awayWords(away.content, { shop: thread.shop_name, hours, at }),
      isAutomated: true,
    })
  })
