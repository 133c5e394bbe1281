import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { RoundView } from '#core/contracts/deal/quotes.ts'
import type { Point } from '#core/contracts/offers.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/events.ts'
import { MAX_SHOPS_ASKED, QUOTE_RADIUS_KM, SHOPS_ASKED_MORE } from '#core/rules/bookings/quote-times.ts'
import { transaction } from '#core/transaction.ts'
import {
  type AskRow,
  asksOfRounds,
  findRound,
  insertAsks,
  lockRound,
  lookAgainAt,
  prolongRound,
  type RoundRow,
} from '#db/queries/quotes/rounds.ts'
import type { ShopToAsk } from '#db/queries/quotes/shops-to-ask.ts'
import { isAsker } from '../../bookings/quotes/asker-policy.ts'
import { quoteOver, roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { asksOf, chosen } from './ask-shops.ts'
import { myRound } from './rounds.ts'
import { firstSilence } from './silence.ts'

/** Asks two more shops for the same, up to five in all. Throws QUOTE_NOT_FOUND, QUOTE_OVER, NO_SHOP_TO_ASK. */
export const askMore = (ctx: Context, actor: Actor, roundId: string): Promise<RoundView> =>
  transaction(ctx, async (ctx) => {
    const round = await lockRound(ctx.db, roundId)
    if (!round || !isAsker(actor, round)) throw roundNotFound()
    const now = ctx.clock.now()
    if (round.state !== 'open' || round.valid_until <= now) throw quoteOver()
    const asks = await asksOf(ctx, await othersToAsk(ctx, round))
    if (asks.length === 0) throw nobodyElse()
    for (const askId of await insertAsks(ctx.db, roundId, asks, now))
      await record(ctx, { type: 'quote.asked', roundId, askId })
    await prolongRound(ctx.db, roundId, new Date(Math.max(...asks.map((ask) => ask.valid_until.getTime()))))
    const shopIds = asks.map(({ shop_id }) => shop_id)
    await lookAgainAt(ctx.db, roundId, await firstSilence(ctx, shopIds, now))
    return myRound(ctx, actor, roundId)
  })

/** Who could be asked beside those of the round: `more` for the same, and, once five were asked, `apart` in another round. */
export async function othersOfRound(ctx: Context, actor: Actor, roundId: string) {
  const round = await findRound(ctx.db, roundId)
  if (!round || !isAsker(actor, round)) throw roundNotFound()
  const more = await othersToAsk(ctx, round)
  const apart = more.length > 0 ? [] : await allOthers(ctx, round)
  const near: Point = { lat: round.lat, lng: round.lng }
  return { more, apart, near }
}

/** The next two that would be asked for the same, up to five in all; none if all have been. */
export async function othersToAsk(ctx: Context, round: RoundRow): Promise<ShopToAsk[]> {
  const asked = await asksOfRounds(ctx.db, [round.id])
  const shops = await allOthers(ctx, round, asked)
  return shops.slice(0, Math.max(0, Math.min(SHOPS_ASKED_MORE, MAX_SHOPS_ASKED - asked.length)))
}

async function allOthers(ctx: Context, round: RoundRow, asked?: readonly AskRow[]): Promise<ShopToAsk[]> {
  const { size, quantity, brand, services, lat, lng } = round
  return chosen(
    ctx,
    round.contact_id,
    { quantity, services, near: { lat, lng }, brand: brand ?? undefined },
    size,
    (asked ?? (await asksOfRounds(ctx.db, [round.id]))).map(({ shop_id }) => shop_id),
  )
}

const nobodyElse = () =>
  new Refusal('NO_SHOP_TO_ASK', `No other shop within ${QUOTE_RADIUS_KM} km can be asked for these tyres`, 409, {
    km: String(QUOTE_RADIUS_KM),
  })
