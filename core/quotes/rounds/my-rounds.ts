import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { AskView, RoundList, RoundView } from '#core/contracts/deal/quotes.ts'
import { asksOfRounds, findAsk, findRound, roundsOf } from '#db/queries/quotes/rounds.ts'
import { isAsker } from '../../bookings/quotes/asker-policy.ts'
import { roundNotFound } from '../../bookings/quotes/refusals.ts'
import { canAskShops } from '../quote-policy.ts'
import { askView, roundView } from './round-view.ts'

const MAX_ROUNDS = 20

/** The driver's rounds, newest first. */
export async function myRounds(ctx: Context, actor: Actor, limit = MAX_ROUNDS): Promise<RoundList> {
  if (!canAskShops(actor)) return { rounds: [] }
  const rounds = await roundsOf(ctx.db, actor.contactId, limit)
  if (rounds.length === 0) return { rounds: [] }
  const asks = await asksOfRounds(
    ctx.db,
    rounds.map(({ id }) => id),
  )
  return { rounds: rounds.map((round) => roundView(round, asks, ctx.clock.now())) }
}

/** One of the driver's rounds. Throws QUOTE_NOT_FOUND. */
export async function myRound(ctx: Context, actor: Actor, id: string): Promise<RoundView> {
  const round = await findRound(ctx.db, id)
  if (!round || !isAsker(actor, round)) throw roundNotFound()
  return roundView(round, await asksOfRounds(ctx.db, [id]), ctx.clock.now())
}

/** One answer, and its round. Throws QUOTE_NOT_FOUND. */
export async function myAsk(ctx: Context, actor: Actor, askId: string): Promise<{ ask: AskView; round: RoundView }> {
  const row = await findAsk(ctx.db, askId)
  if (!row || !isAsker(actor, row)) throw roundNotFound()
  return { ask: askView(row, ctx.clock.now()), round: await myRound(ctx, actor, row.round_id) }
}
