import type { Actor } from '#core/actor.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import { listingNotFound, outOfStock, shopNotFound } from '#core/bookings/refusals.ts'
import type { Context } from '#core/context.ts'
import type { PriceLine } from '#core/contracts/bookings.ts'
import { AnswerQuote, type AnswerQuoteInput, type QuoteListing, type ShopQuote } from '#core/contracts/deal/quotes.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { record } from '#core/events.ts'
import { quoteValidOn } from '#core/rules/bookings/quote-times.ts'
import { priceLines, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { listingToBook, type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { type AskRow, findAsk, lockRound, prolongRound, setAnswer, setDeclined } from '#db/queries/quotes/rounds.ts'
import type { ListingToQuote } from '#db/queries/quotes/shops-to-ask.ts'
import { quoteOver, roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { canQuote } from '../quote-policy.ts'
import { dayNotPossible, priceNotPossible, quoteRefused } from './ask-shops.ts'
import { isOpenAsk, shopQuote } from './rounds.ts'

/** `changed`: another answer stood before it. */
type QuoteAnswered = { quote: ShopQuote; changed: boolean }

/**
 * The shop names its price. The first answer of its people counts; a later one changes it while it is not taken. Throws
 * QUOTE_NOT_FOUND, QUOTE_OVER, QUOTE_REFUSED, LISTING_NOT_FOUND, OUT_OF_STOCK, INVALID.
 */
export const answerQuote = (
  ctx: Context,
  actor: Actor,
  askId: string,
  input: AnswerQuoteInput,
): Promise<QuoteAnswered> =>
  transaction(ctx, async (ctx) => {
    const { data: answer } = AnswerQuote.safeParse(input)
    if (!answer) throw priceNotPossible()
    const ask = await askToAnswer(ctx, actor, askId)
    if (!canQuote(actor, ask)) throw roundNotFound()
    const now = ctx.clock.now()
    const shop = await shopToBook(ctx.db, ask.shop_id)
    if (!shop) throw shopNotFound()
    const listing = await listingToBook(ctx.db, { id: answer.listingId }, ask.shop_id, localDate(now))
    // What the driver takes is of the size that was asked for, whatever else the shop sells.
    if (!listing || listing.sizeCode !== ask.size) throw listingNotFound()
    if (listing.available < ask.quantity) throw outOfStock(listing.available)
    const until = answer.validOn ? quoteValidOn(shop.hours, answer.validOn, now) : ask.valid_until
    if (!until || until <= now) throw dayNotPossible()
    const { lines, totalCents } = quotedPrice(shop, ask, answer.priceCents)
    const isSame =
      ask.state === 'answered' &&
      ask.listing_id === listing.id &&
      ask.total_cents === totalCents &&
      ask.note === answer.note &&
      ask.valid_until.getTime() === until.getTime()
    if (!isSame) {
      await setAnswer(ctx.db, ask.id, {
        listing_id: listing.id,
        tyre_brand: listing.brand,
        tyre_model: listing.model,
        tyre_size: listing.size,
        price_cents: answer.priceCents,
        total_cents: totalCents,
        total_lines: JSON.stringify(lines),
        note: answer.note,
        answered_at: now,
        answered_by: actor.contactId,
        valid_until: until,
      })
      await prolongRound(ctx.db, ask.round_id, until)
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'quote',
        entityId: ask.id,
        before: { state: ask.state, totalCents: ask.total_cents },
        after: { state: 'answered', totalCents },
      })
      await record(ctx, { type: 'quote.answered', roundId: ask.round_id, askId: ask.id })
    }
    return { quote: await afterwards(ctx, ask.id), changed: ask.state === 'answered' && !isSame }
  })

/** The shop cannot. Throws QUOTE_NOT_FOUND, QUOTE_OVER, QUOTE_REFUSED. */
export const refuseQuote = (ctx: Context, actor: Actor, askId: string): Promise<ShopQuote> =>
  transaction(ctx, async (ctx) => {
    const ask = await askToAnswer(ctx, actor, askId)
    if (!canQuote(actor, ask)) throw roundNotFound()
    if (ask.state !== 'declined') {
      await setDeclined(ctx.db, ask.id, 'shop', ctx.clock.now(), actor.contactId)
      await noteAudit(ctx, {
        contactId: actor.contactId,
        action: 'update',
        entity: 'quote',
        entityId: ask.id,
        before: { state: ask.state },
        after: { state: 'declined' },
      })
      await record(ctx, { type: 'quote.refused', roundId: ask.round_id, askId: ask.id })
    }
    return afterwards(ctx, ask.id)
  })

/** The ask under the lock of its round, so that nobody takes, changes or ends it meanwhile. */
async function askToAnswer(ctx: Context, actor: Actor, askId: string): Promise<AskRow> {
  const seen = await findAsk(ctx.db, askId)
  if (!seen || !canQuote(actor, seen)) throw roundNotFound()
  await lockRound(ctx.db, seen.round_id)
  const ask = await findAsk(ctx.db, askId)
  if (!ask) throw roundNotFound()
  if (ask.round_state === 'open' && ask.declined_by === 'customer') throw quoteRefused()
  if (!isOpenAsk(ask, ctx.clock.now())) throw quoteOver()
  return ask
}

async function afterwards(ctx: Context, askId: string): Promise<ShopQuote> {
  const row = await findAsk(ctx.db, askId)
  if (!row) throw roundNotFound()
  return shopQuote(row, ctx.clock.now(), [])
}

type Asked = { quantity: number; services: readonly ServiceCode[] }

/** The fitted price by the one rule; what the shop does not do is left out. */
export function quotedPrice(
  { prices, services: offered }: Pick<ShopToBook, 'prices' | 'services'>,
  { quantity, services }: Asked,
  priceCents: number,
): { lines: PriceLine[]; totalCents: number } {
  const done = services.filter((one) => one === 'fitting' || offered.includes(one))
  const lines = priceLines({ priceCents, quantity, prices, services: done })
  return { lines, totalCents: totalOf(lines) }
}

export const quoteListing = (
  shop: Pick<ShopToBook, 'prices' | 'services'>,
  asked: Asked,
  { id, code, brand, model, size, price_cents: priceCents }: ListingToQuote,
): QuoteListing => ({
  listingId: id,
  code,
  tyre: { brand, model, size },
  priceCents,
  totalCents: quotedPrice(shop, asked, priceCents).totalCents,
})
