import type { Actor, Person } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { AskView, RoundList, RoundView, ShopQuote } from '#core/contracts/deal/quotes.ts'
import { record } from '#core/events.ts'
import { eachDue } from '#core/jobs/each-due.ts'
import { transaction } from '#core/transaction.ts'
import {
  type AskRow,
  asksOfRounds,
  endAsks,
  endRound,
  findAsk,
  findRound,
  lockRound,
  type RoundRow,
  roundsOf,
  roundsToEnd,
  setDeclined,
} from '#db/queries/quotes/rounds.ts'
import { toldBy } from '#db/queries/rescue/rescue.ts'
import { isAsker } from '../../bookings/quotes/asker-policy.ts'
import { quoteOver, roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { canAskShops } from '../quote-policy.ts'

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

/** The driver does not want one shop's price; that shop is told. Throws QUOTE_NOT_FOUND, QUOTE_OVER. */
export const declineQuote = (ctx: Context, actor: Actor, askId: string): Promise<RoundView> =>
  transaction(ctx, async (ctx) => {
    const seen = await findAsk(ctx.db, askId)
    if (!seen || !isAsker(actor, seen)) throw roundNotFound()
    await lockRound(ctx.db, seen.round_id)
    const ask = await findAsk(ctx.db, askId)
    if (!ask) throw roundNotFound()
    if (ask.state === 'declined') return myRound(ctx, actor, ask.round_id)
    if (ask.round_state !== 'open' || ask.state !== 'answered') throw quoteOver()
    await setDeclined(ctx.db, ask.id, 'customer', ctx.clock.now(), null)
    await record(ctx, { type: 'quote.ended', roundId: ask.round_id, askId: ask.id, why: 'declined' })
    return myRound(ctx, actor, ask.round_id)
  })

/** The shop's price of which the message with this id at Twilio told the driver; undefined if it tells of none. */
export async function myQuotePointedAt(ctx: Context, actor: Person, repliesTo: string) {
  const told = await toldBy(ctx.db, actor.contactId, repliesTo)
  const ask = told?.ask_id ? await findAsk(ctx.db, told.ask_id) : undefined
  return ask && isAsker(actor, ask) ? { id: ask.id, shopId: ask.shop_id, totalCents: ask.total_cents } : undefined
}

/** The driver needs no more prices; every shop that waited is told. Throws QUOTE_NOT_FOUND, QUOTE_OVER. */
export const closeRound = (ctx: Context, actor: Actor, roundId: string): Promise<RoundView> =>
  transaction(ctx, async (ctx) => {
    const round = await lockRound(ctx.db, roundId)
    if (!round || !isAsker(actor, round)) throw roundNotFound()
    if (round.state !== 'closed') {
      if (!(await endRound(ctx.db, roundId, 'closed', ctx.clock.now()))) throw quoteOver()
      for (const { id } of await endAsks(ctx.db, roundId, 'lost'))
        await record(ctx, { type: 'quote.ended', roundId, askId: id, why: 'closed' })
      await record(ctx, { type: 'quote.closed', roundId })
    }
    return myRound(ctx, actor, roundId)
  })

/** Ends rounds whose time is over. The driver is told once, the shops that had answered, too. */
export const lapseRounds = eachDue<string>({
  name: 'quote-round',
  claim: (ctx, claim) => roundsToEnd(ctx.db, claim),
  id: (roundId) => roundId,
  do: async (ctx, roundId) => {
    const round = await findRound(ctx.db, roundId)
    if (!round || !(await endRound(ctx.db, roundId, 'lapsed', ctx.clock.now()))) return
    for (const { id, before } of await endAsks(ctx.db, roundId, 'lapsed'))
      if (before === 'answered') await record(ctx, { type: 'quote.ended', roundId, askId: id, why: 'lapsed' })
    await record(ctx, { type: 'quote.lapsed', roundId })
  },
})

/** An answer whose time is over reads as lapsed, also before the clock has ended it. */
const stateOf = ({ state, valid_until: until }: AskRow, now: Date): AskRow['state'] =>
  (state === 'answered' || state === 'waiting') && until <= now ? 'lapsed' : state

const answerOf = (row: AskRow, now: Date) => ({
  state: stateOf(row, now),
  declinedBy: row.declined_by,
  listingId: row.listing_id,
  listingCode: row.listing_code,
  tyre:
    row.tyre_brand !== null && row.tyre_model !== null && row.tyre_size !== null
      ? { brand: row.tyre_brand, model: row.tyre_model, size: row.tyre_size }
      : null,
  priceCents: row.price_cents,
  totalCents: row.total_cents,
  lines: row.total_lines ?? [],
  note: row.note,
  answeredAt: row.answered_at?.toISOString() ?? null,
  validUntil: row.valid_until.toISOString(),
  distanceKm: row.distance_km,
})

export const askView = (row: AskRow, now: Date): AskView => ({
  id: row.id,
  shop: {
    id: row.shop_id,
    slug: row.shop_slug,
    name: row.shop_name,
    suburb: row.shop_suburb,
    city: row.shop_city,
    phone: row.shop_phone,
  },
  ...answerOf(row, now),
})

const whatOf = ({ size, quantity, brand, services, place, notes }: RoundRow | AskRow) => ({
  size,
  quantity,
  brand,
  services,
  place,
  notes,
})

export const roundView = (round: RoundRow, asks: readonly AskRow[], now: Date): RoundView => ({
  id: round.id,
  ...whatOf(round),
  state: round.state === 'open' && round.valid_until <= now ? 'lapsed' : round.state,
  validUntil: round.valid_until.toISOString(),
  createdAt: round.created_at.toISOString(),
  asks: asks.filter((ask) => ask.round_id === round.id).map((ask) => askView(ask, now)),
})

/** Whether the shop may still answer, or change its answer. */
export const isOpenAsk = (ask: AskRow, now: Date): boolean =>
  ask.round_state === 'open' &&
  ask.round_valid_until > now &&
  (ask.state === 'waiting' || ask.state === 'answered' || (ask.state === 'declined' && ask.declined_by === 'shop'))

export const shopQuote = (row: AskRow, now: Date, listings: ShopQuote['listings']): ShopQuote => ({
  id: row.id,
  shopId: row.shop_id,
  shopName: row.shop_name,
  ...whatOf(row),
  ...answerOf(row, now),
  askedAt: row.created_at.toISOString(),
  open: isOpenAsk(row, now),
  listings,
})
