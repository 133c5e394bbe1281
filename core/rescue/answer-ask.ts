import {
  asksForShops,
  asksOf,
  changeAsk,
  changeRound,
  findAsk,
  findRound,
  lockRound,
  type RoundRow,
  takenFromShops,
  toldBy,
} from '#db/queries/rescue/rescue.ts'
import type { Actor, Person } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ShopRescue } from '../contracts/deal/rescue.ts'
import { record } from '../events.ts'
import { cutAtWord, oneLine } from '../rules/people/typed-text.ts'
import { totalOf } from '../rules/prices/fitted-price.ts'
import { atOwnPrice, type OwnPrice } from '../rules/shops/own-price.ts'
import { MAX_SAID_LENGTH } from '../rules/shops/rescue.ts'
import { refuseBlocked } from '../shops/profile/own-shop.ts'
import { transaction } from '../transaction.ts'
import { canAnswerRescue, canEndRescue } from './rescue-policy.ts'
import { askNotFound, roundOver, viewForShop } from './rescue-view.ts'
import { pushRound } from './rounds.ts'

/** What a shop says beside its minutes: a price of its own, and words for the driver. */
export type Beside = { price?: OwnPrice | undefined; note?: string | undefined }

/**
 * The shop says in how many minutes it is there, or (null) that it cannot come, and its own price if it is not that of
 * its list, with words for the driver. The first answer counts; a later one changes it until the driver has taken somebody, and the same one again
 * changes nothing. Refusals: RESCUE_NOT_FOUND,
 * SHOP_BLOCKED, RESCUE_OVER with what became of it.
 */
export const answerAsk = (
  ctx: Context,
  actor: Actor,
  { askId, shopId }: { askId: string; shopId?: string },
  minutes: number | null,
  { price, note: words }: Beside = {},
): Promise<ShopRescue> =>
  transaction(ctx, async (ctx) => {
    const asked = await findAsk(ctx.db, askId)
    if (!asked || (shopId && shopId !== asked.shop_id) || !canAnswerRescue(actor, asked.shop_id)) throw askNotFound()
    await refuseBlocked(ctx, asked.shop_id)
    const round = await lockRound(ctx.db, asked.round_id)
    // What it was before the lock may have changed while we waited for it.
    const asks = await asksOf(ctx.db, asked.round_id)
    const ask = asks.find(({ id }) => id === askId)
    if (!round || !ask) throw askNotFound()
    if (round.ended_at) {
      const taken = asks.find(({ state }) => state === 'taken')
      if (ask.state === 'taken') throw roundOver('mine', '', round.booking_id)
      throw roundOver(taken ? 'other' : 'closed')
    }
    const state = minutes === null ? 'cannot' : 'coming'
    const lines = price ? atOwnPrice(ask.total_lines, price) : ask.total_lines
    const own = { total_lines: lines, total_cents: totalOf(lines), own_price: ask.own_price || price !== undefined }
    const isOther = own.total_cents !== ask.total_cents
    const note = words === undefined ? ask.note : cutAtWord(oneLine(words), MAX_SAID_LENGTH)
    if (ask.state !== state || ask.minutes !== minutes || isOther || ask.note !== note) {
      await changeAsk(ctx.db, askId, {
        ...{ state, minutes, note, answered_at: ctx.clock.now() },
        ...(isOther && { ...own, total_lines: JSON.stringify(lines) }),
      })
      await record(ctx, { type: 'rescue.answered', roundId: round.id, askId, minutes, before: ask.minutes })
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'shop',
        entityId: ask.shop_id,
        after: { rescue: round.id, minutes, ...(isOther && { totalCents: own.total_cents }) },
      })
      await lookSoonerIfNobodyIsLeft(ctx, round)
      await pushRound(ctx, round.id)
    }
    const view = viewForShop(round, { ...ask, ...own, state, minutes, note })
    if (!view) throw askNotFound()
    return view
  })

/** Nobody waits out the five minutes once every shop has said that it cannot come. */
async function lookSoonerIfNobodyIsLeft(ctx: Context, { id, state }: RoundRow): Promise<void> {
  if (state !== 'open') return
  const asks = await asksOf(ctx.db, id)
  if (asks.every((one) => one.state === 'cannot')) await changeRound(ctx.db, id, { look_at: ctx.clock.now() })
}

/**
 * The ask that a tap under a template means, whose buttons cannot name one: that of the message, else the only one that
 * the person's shops can still answer, or are on their way to. Undefined if neither tells.
 */
export async function askTapped(
  ctx: Context,
  actor: Person,
  repliesTo: string | undefined,
  isOnItsWay = false,
): Promise<string | undefined> {
  const pointedAt = await askPointedAt(ctx, actor, repliesTo)
  if (pointedAt) return pointedAt
  const shops = actor.shops.map(({ shopId }) => shopId)
  const waiting = await (isOnItsWay ? takenFromShops : asksForShops)(ctx.db, shops)
  return waiting.length === 1 ? waiting[0]?.id : undefined
}

/** The ask of the person's shop, or of their own round, that the message with this id at Twilio told them of. */
export async function askPointedAt(
  ctx: Context,
  actor: Person,
  repliesTo: string | undefined,
): Promise<string | undefined> {
  const told = repliesTo ? await toldBy(ctx.db, actor.contactId, repliesTo) : undefined
  if (told?.ask_id || !told?.round_id) return told?.ask_id ?? undefined
  const mine = (await asksOf(ctx.db, told.round_id)).filter(({ shop_id }) => canAnswerRescue(actor, shop_id))
  return mine.length === 1 ? mine[0]?.id : undefined
}

/** How many shops of the driver's own round have still to answer. Throws RESCUE_NOT_FOUND. */
export async function stillToAnswer(ctx: Context, actor: Actor, askId: string): Promise<number> {
  const ask = await findAsk(ctx.db, askId)
  const round = ask && (await findRound(ctx.db, ask.round_id))
  if (!round || !canEndRescue(actor, round)) throw askNotFound()
  return (await asksOf(ctx.db, round.id)).filter(({ state }) => state === 'waiting').length
}
