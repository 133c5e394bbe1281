import type { Actor, Person } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { ShopQuote, ShopQuotes } from '#core/contracts/deal/quotes.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { businessNotFound } from '#core/threads/refusals.ts'
import { shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { type AskRow, asksOfShops, findAsk } from '#db/queries/quotes/rounds.ts'
import { listingsToQuote, quoteCounts } from '#db/queries/quotes/shops-to-ask.ts'
import { toldBy } from '#db/queries/rescue/rescue.ts'
import { shopIdsOf } from '../../actor.ts'
import { roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { canQuote } from '../quote-policy.ts'
import { quoteListing } from './answer-quote.ts'
import { isOpenAsk, shopQuote } from './rounds.ts'

const DAYS_PAST = 30
const MAX_SHOWN = 50
const MAX_LISTINGS = 8

/** What drivers ask the shop, what became of it, and the counts of 30 days. Throws BUSINESS_NOT_FOUND. */
export async function shopQuotes(ctx: Context, actor: Actor, shopId: string): Promise<ShopQuotes> {
  if (!canQuote(actor, { shop_id: shopId })) throw businessNotFound()
  const now = ctx.clock.now()
  const since = addMinutes(now, -DAYS_PAST * 24 * 60)
  const [open, past, counts] = await Promise.all([
    asksOfShops(ctx.db, [shopId], { open: now }, MAX_SHOWN),
    asksOfShops(ctx.db, [shopId], { overSince: since, now }, MAX_SHOWN),
    quoteCounts(ctx.db, shopId, since),
  ])
  const waiting: ShopQuote[] = []
  for (const ask of open) waiting.push(await withListings(ctx, ask))
  return { waiting, past: past.map((ask) => shopQuote(ask, now, [])), counts }
}

/** What any of the actor's shops can still answer, or answer otherwise, newest first. */
export async function quotesOpen(ctx: Context, actor: Actor): Promise<ShopQuote[]> {
  const rows = await asksOfShops(ctx.db, shopIdsOf(actor), { open: ctx.clock.now() }, MAX_SHOWN)
  return rows.filter((row) => canQuote(actor, row)).map((row) => shopQuote(row, ctx.clock.now(), []))
}

/** What waits for an answer at any of the actor's shops, newest first. */
export const quotesWaiting = async (ctx: Context, actor: Actor): Promise<ShopQuote[]> =>
  (await quotesOpen(ctx, actor)).filter(({ state }) => state === 'waiting')

/** The ask of the person's shops of which the message with this id at Twilio told them. */
export async function quotePointedAt(ctx: Context, actor: Person, repliesTo: string): Promise<string | undefined> {
  const told = await toldBy(ctx.db, actor.contactId, repliesTo)
  const ask = told?.ask_id ? await findAsk(ctx.db, told.ask_id) : undefined
  return ask && canQuote(actor, ask) ? ask.id : undefined
}

/** One ask of the actor's shop with what it can quote. Throws QUOTE_NOT_FOUND. */
export async function oneShopQuote(ctx: Context, actor: Actor, askId: string): Promise<ShopQuote> {
  const ask = await findAsk(ctx.db, askId)
  if (!ask || !canQuote(actor, ask)) throw roundNotFound()
  return withListings(ctx, ask)
}

/** With the shop's own tyres that fit, if it can still be answered. */
export async function withListings(ctx: Context, ask: AskRow): Promise<ShopQuote> {
  const now = ctx.clock.now()
  const shop = isOpenAsk(ask, now) ? await shopToBook(ctx.db, ask.shop_id) : undefined
  if (!shop) return shopQuote(ask, now, [])
  const found = await listingsToQuote(ctx.db, {
    shopId: ask.shop_id,
    size: ask.size,
    quantity: ask.quantity,
    brand: ask.brand,
    limit: MAX_LISTINGS,
  })
  return shopQuote(
    ask,
    now,
    found.map((one) => quoteListing(shop, ask, one)),
  )
}
