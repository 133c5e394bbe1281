import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame, State } from '#bot/engine/state.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { correctsPrice } from '#bot/understand/said/front-desk/quoted-price.ts'
import { asksOfOthers } from '#bot/understand/said/front-desk/read-back.ts'
import { saysOtherPrice } from '#bot/understand/said/list/whose-tyres.ts'
import { namedPrice, sumsAt } from '#bot/understand/said/price-words.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { ordersPrice } from '#bot/understand/stock-words.ts'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { Refusal } from '#core/errors.ts'
import { oneShopQuote, quotePointedAt, quotesOpen } from '#core/quotes/rounds/shop-quotes.ts'
import { refusalWords } from '../refused.ts'
import { answerShows } from '../shown.ts'
import { frame } from '../steps.ts'
import { allQuotes, closeAll, declineOne, moreShops, oneQuote, takeQuote } from './answers.ts'
import { askOutcome } from './ask.ts'
import { cannotQuote, oneWanted, sentWords, waitingQuotes } from './desk.ts'
import { asksForPrice, priceFrame, type QuoteDeskDraft } from './draft.ts'
import { brandNotListed, draftOf, type PricedQuote, pricedFor, pricesFor } from './priced.ts'
import { askWhichQuote, quotesNamed, quotesPointed, sumsBeside, withoutQuoteNamed } from './which-quote.ts'

const ofQuote: ReadonlySet<string> = new Set(['quote', 'quotes', 'quotation', 'kwotasie', 'kwoteer'])
const saysQuote = (words: string): boolean => tokensOf(words).some((word) => ofQuote.has(word))

type Meant = { quote: ShopQuote; listingId?: string }

/**
 * The questions of drivers that a price in words can answer: those that the words point at, also if their price was sent
 * already; else the open one, the one that was answered last, or what waits if it is the newest on the phone or the words
 * speak of a quote. `open`: all that can still be priced.
 */
async function quoteMeant(
  words: string,
  open: readonly ShopQuote[],
  active: Frame | null,
  turn: Turn,
): Promise<readonly Meant[]> {
  const asked = active?.flow === 'quote-desk' && active.step !== 'which' ? (active.draft as QuoteDeskDraft) : undefined
  const isOther = correctsPrice(words) || saysOtherPrice(words)
  const last = lastQuoted(turn)
  const isOfLast = last !== undefined && (isBelowQuote(turn) || (isOther && !ordersPrice(words)))
  const own = asked?.askId ?? (isOfLast ? last : undefined)
  if (own === undefined && !isOfQuotes(turn) && !saysQuote(words)) return []
  const { quotes, isSaid } = quotesPointed(words, open)
  const isOwn = quotes.length === 1 ? quotes[0]?.id === own : asked !== undefined && quotes.some(({ id }) => id === own)
  if (own !== undefined && (!isSaid || isOwn)) {
    const listingId = asked?.listingId
    return [{ quote: await oneShopQuote(turn.ctx, turn.actor, own), ...(listingId && { listingId }) }]
  }
  const meant = isSaid ? likelier(quotes, isOther) : quotesNamed(words, open.filter(isWaiting))
  const [only, second] = meant
  if (!only || second) return meant.map((quote) => ({ quote }))
  return [{ quote: await oneShopQuote(turn.ctx, turn.actor, only.id) }]
}

const isWaiting = ({ state }: ShopQuote): boolean => state === 'waiting'

/** What is corrected has a price already; any other price is for whoever waits for one. */
function likelier(quotes: readonly ShopQuote[], isOther: boolean): readonly ShopQuote[] {
  const some = quotes.filter((quote) => isWaiting(quote) !== isOther)
  return some.length > 0 ? some : quotes
}

/** The newest notice asks for a price, or our newest answer lists those who wait for one. */
const isOfQuotes = (turn: Turn): boolean =>
  asksForPrice(turn.screen.find(({ kind }) => kind !== 'reply')?.kind) || answerShows(turn, 'who waits for a price')

const HOURS_OF_CORRECTIONS = 2

/** The ask whose price was sent last, a moment ago. */
export const lastQuoted = ({ memory: { quoted }, now }: Turn): string | undefined =>
  quoted && now.getTime() - Date.parse(quoted.at) <= HOURS_OF_CORRECTIONS * 3_600_000 ? quoted.askId : undefined

/** Whether our newest answer says which price was sent. */
export const isBelowQuote = (turn: Turn): boolean => turn.choices.includes(`quote:cannot:${lastQuoted(turn)}`)

/** What can still be priced, read only where a sum stands. */
export const openQuotes = async (words: string, { ctx, actor }: Turn): Promise<readonly ShopQuote[]> =>
  sumsAt(words).length > 0 ? quotesOpen(ctx, actor) : []

/** The one price that the words name, of which no figure of a size is a part. */
function priceIn(words: string, open: readonly ShopQuote[]): boolean {
  const said = namedPrice(withoutQuoteNamed(words, open))
  return said !== undefined && said.of !== 'more' && said.of !== 'less'
}

/** The price with whose question it answers; undefined if that is one of several. */
export async function pricedQuote(words: string, active: Frame | null, turn: Turn): Promise<PricedQuote | undefined> {
  const open = await openQuotes(words, turn)
  if (!priceIn(words, open)) return undefined
  const meant = await quoteMeant(words, open, active, turn)
  const [only, second] = meant
  return only && !second ? pricedFor(words, only.quote, turn, only.listingId) : undefined
}

/** 'Undo' right below the price that was sent takes that back, and nothing else. */
export const undoneQuote = async (turn: Turn): Promise<Outcome | undefined> => {
  const askId = lastQuoted(turn)
  return askId && isBelowQuote(turn) ? quoteButton(['cannot', askId], turn) : undefined
}

/** A price in words is read back with the total that the driver will see; of several drivers it is asked who is meant. */
export const quoteWords = async (words: string, active: Frame | null, turn: Turn): Promise<Outcome | undefined> =>
  (await oneQuotePriced(words, active, turn)) ?? severalSums(words, active, turn)

async function oneQuotePriced(words: string, active: Frame | null, turn: Turn): Promise<Outcome | undefined> {
  const priced = await pricedQuote(words, active, turn)
  const beside = asksOfOthers(words) ? [text(turn.say.several.quoteOthers)] : []
  if (priced) return enter(frame('quote-desk', 'sure', draftOf(priced, active)), ...beside)
  if (active?.flow === 'quote-desk' && active.step === 'which') return undefined
  const open = await openQuotes(words, turn)
  if (!priceIn(words, open)) return undefined
  const meant = await quoteMeant(words, open, active, turn)
  const [only, ...more] = meant
  if (only && more.length === 0) return whichTyre(words, only.quote, turn)
  return meant.length > 1
    ? askWhichQuote(
        words,
        meant.map(({ quote }) => quote),
      )
    : undefined
}

/** The price is this driver's, but it is not clear of which tyre: that is asked, and nothing of the stock changes. */
function whichTyre(words: string, quote: ShopQuote, turn: Turn): Outcome | undefined {
  const askId = quote.id
  const brand = brandNotListed(words, quote, turn)
  if (brand) return enter(priceFrame({ askId }), text(turn.say.quotes.notListed({ brand, size: quote.size })))
  const several = pricesFor(words, quote, turn)
  const tyres = several.map(({ listingId, priceCents, tyre }) => ({ listingId, priceCents, name: tyre }))
  return tyres.length > 1 ? enter(priceFrame({ askId, tyres })) : undefined
}

/** Several prices of which none says whose it is go to nobody: that is said, with who waits. */
async function severalSums(words: string, active: Frame | null, turn: Turn): Promise<Outcome | undefined> {
  const open = await openQuotes(words, turn)
  const sums = new Set(sumsBeside(words, open).map(({ cents }) => cents))
  if (active || sums.size < 2 || open.length < 2 || !isOfQuotes(turn)) return undefined
  const waiting = await waitingQuotes(turn)
  return 'say' in waiting ? { ...waiting, say: [text(turn.say.several.missed(words)), ...waiting.say] } : waiting
}

/** A price below a driver's question, or beside the list of them, is for it, whatever else of the counter it may name. */
export async function quoteFirst(words: string, { active }: State, turn: Turn): Promise<Outcome | undefined> {
  const isMeant = active?.flow === 'quote-desk' || (!active && isOfQuotes(turn) && turn.screen[0]?.threadId == null)
  return isMeant && !asksSomething(words) ? oneQuotePriced(words, active, turn) : undefined
}

/** A reply to the notice of one driver's question: its price is read back, anything else shows it with its buttons. */
export async function quotePointed(
  { text: words, repliesTo = '' }: ParsedMessage,
  { active }: State,
  turn: Turn,
): Promise<Outcome | undefined> {
  const askId = await quotePointedAt(turn.ctx, turn.actor, repliesTo)
  if (!askId) return undefined
  const quote = await oneShopQuote(turn.ctx, turn.actor, askId)
  const priced = namedPrice(words) ? await pricedFor(words, quote, turn) : undefined
  return priced ? enter(frame('quote-desk', 'sure', draftOf(priced, active))) : oneWanted(askId, turn)
}

/** Another price for the same question; what was said beside the one that stands goes with it. */
async function otherPrice(askId: string, turn: Turn): Promise<Outcome> {
  const { note } = await oneShopQuote(turn.ctx, turn.actor, askId)
  const { askId: last, validOn } = turn.memory.quoted ?? {}
  return enter(priceFrame({ askId, ...(note && { note }), ...(last === askId && validOn && { validOn }) }))
}

/** The taps of both sides on quotes from several shops; each names its round or ask, and rights are asked anew. */
export async function quoteButton(
  [verb = '', id = '', ...rest]: readonly string[],
  turn: Turn,
): Promise<Outcome | undefined> {
  try {
    return (await driversTap(verb, id, rest, turn)) ?? (await shopsTap(verb, id, rest, turn))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, turn.say)))
    throw error
  }
}

async function driversTap(verb: string, id: string, [seen]: string[], turn: Turn): Promise<Outcome | undefined> {
  switch (verb) {
    case 'ask':
      return askOutcome(turn)
    case 'mine':
      return allQuotes('', turn)
    case 'all':
      return allQuotes(id, turn)
    case 'open':
      return oneQuote(id, turn)
    case 'take':
      return takeQuote(id, Number(seen), turn)
    case 'no':
      return declineOne(id, turn)
    case 'close':
      return closeAll(id, turn)
    case 'more':
      return moreShops(id, turn)
    case 'wait':
      return aside(text(turn.say.beside.waits))
  }
  return undefined
}

async function shopsTap(verb: string, id: string, rest: string[], turn: Turn): Promise<Outcome | undefined> {
  if (turn.actor.shops.length === 0) return undefined
  const [listingId = '', cents = ''] = rest
  switch (verb) {
    case 'waiting':
      return waitingQuotes(turn)
    case 'card':
      return oneWanted(id, turn)
    case 'send':
      return aside(await sentWords(id, listingId, Number(cents), turn))
    case 'other':
      return otherPrice(id, turn)
    case 'cannot':
      return cannotQuote(id, turn)
  }
  return undefined
}
