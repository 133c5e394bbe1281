import { asksForShops, asksOf, findAsk, findRound, toldBy } from '#db/queries/rescue/rescue.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { askNotFound } from './refusals.ts'
import { canAnswerRescue, canEndRescue } from './rescue-policy.ts'

/**
 * The ask that a tap under a template means, whose buttons cannot name one: that of the message, else the only one that
 * the person's shops can still answer. Undefined if neither tells.
 */
export async function askTapped(
  ctx: Context,
  actor: Person,
  repliesTo: string | undefined,
): Promise<string | undefined> {
  const told = repliesTo ? await toldBy(ctx.db, actor.contactId, repliesTo) : undefined
  if (told?.ask_id) return told.ask_id
  if (told?.round_id) {
    const mine = (await asksOf(ctx.db, told.round_id)).filter(({ shop_id }) => canAnswerRescue(actor, shop_id))
    if (mine.length === 1) return mine[0]?.id
  }
  const waiting = await asksForShops(
    ctx.db,
    actor.shops.map(({ shopId }) => shopId),
  )
  return waiting.length === 1 ? waiting[0]?.id : undefined
}

/** How many shops of the driver's own round have still to answer. Throws RESCUE_NOT_FOUND. */
export async function stillToAnswer(ctx: Context, actor: Actor, askId: string): Promise<number> {
  const ask = await findAsk(ctx.db, askId)
  const round = ask && (await findRound(ctx.db, ask.round_id))
  if (!round || !canEndRescue(actor, round)) throw askNotFound()
  return (await asksOf(ctx.db, round.id)).filter(({ state }) => state === 'waiting').length
}
