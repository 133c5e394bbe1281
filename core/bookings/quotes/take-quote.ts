import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { PriceLine, Work } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import {
  type AskRow,
  endAsks,
  endRound,
  findAsk,
  keepYesOfQuote,
  lockRound,
  setTaken,
} from '#db/queries/quotes/rounds.ts'
import { Refusal } from '../../errors.ts'
import { isAsker } from './asker-policy.ts'

/** What a shop has quoted, and for what. */
export type Quoted = {
  askId: string
  roundId: string
  shopId: string
  listingId: string
  quantity: number
  priceCents: number
  lines: PriceLine[]
}

/** The answer that the driver looks at. Throws QUOTE_NOT_FOUND, QUOTE_OVER. */
export async function quotedBy(ctx: Context, actor: Actor, askId: string): Promise<Quoted> {
  const ask = await findAsk(ctx.db, askId)
  if (!ask || !isAsker(actor, ask)) throw roundNotFound()
  return standing(ask, ctx.clock.now())
}

/** The same under the lock of its round, until the transaction ends: nobody else takes, changes or ends it meanwhile. */
export async function quoteToTake(ctx: Context, actor: Actor, askId: string): Promise<Quoted> {
  const { roundId } = await quotedBy(ctx, actor, askId)
  await lockRound(ctx.db, roundId)
  return quotedBy(ctx, actor, askId)
}

function standing(ask: AskRow, now: Date): Quoted {
  const { listing_id: listingId, price_cents: priceCents, total_lines: lines } = ask
  const stands = ask.round_state === 'open' && ask.state === 'answered' && ask.valid_until > now
  if (!stands || listingId === null || priceCents === null || lines === null) throw quoteOver()
  return {
    askId: ask.id,
    roundId: ask.round_id,
    shopId: ask.shop_id,
    listingId,
    quantity: ask.quantity,
    priceCents,
    lines,
  }
}

/** A price is quoted for a tyre and a number; for anything else the list stands. */
export const isQuoteFor = (quoted: Quoted, { shopId, listingId, quantity, rear }: Work): boolean =>
  !rear && quoted.shopId === shopId && quoted.listingId === listingId && quoted.quantity === quantity

/** The booking wins its ask; the others are lost, and each shop is told once. Throws QUOTE_OVER. */
export async function takeQuote(ctx: Context, { askId, roundId }: Quoted, bookingId: string): Promise<void> {
  const now = ctx.clock.now()
  if (!(await setTaken(ctx.db, askId, bookingId, now))) throw quoteOver()
  if (!(await endRound(ctx.db, roundId, 'taken', now))) throw quoteOver()
  for (const { id, before } of await endAsks(ctx.db, roundId, 'lost'))
    await record(ctx, { type: 'quote.ended', roundId, askId: id, why: before === 'answered' ? 'taken' : 'closed' })
  await keepYesOfQuote(ctx.db, askId, bookingId)
  await record(ctx, { type: 'quote.taken', roundId, askId })
}

export const roundNotFound = () => new Refusal('QUOTE_NOT_FOUND', 'There is no such request for prices', 404)
/** The round has ended, or this answer stands no more. */
export const quoteOver = () => new Refusal('QUOTE_OVER', 'This is over: the price can no longer be given or taken')
