import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { correctsPrice, type QuotedPrice, quotedPrice } from '#bot/understand/said/front-desk/quoted-price.ts'
import { asksOfOthers } from '#bot/understand/said/front-desk/read-back.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { namesOfTyres, ordersPrice } from '#bot/understand/stock-words.ts'
import type { QuoteListing, ShopQuote } from '#core/contracts/deal/quotes.ts'
import { Refusal } from '#core/errors.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { oneShopQuote, quotesWaiting } from '#core/quotes/rounds/shop-quotes.ts'
import { refusalWords } from '../refused.ts'
import { frame } from '../steps.ts'
import { allQuotes, closeAll, declineOne, moreShops, oneQuote, takeQuote } from './answers.ts'
import { askOutcome } from './ask.ts'
import { cannotQuote, oneWanted, sentWords, waitingQuotes } from './desk.ts'
import { priceFrame, type QuoteDeskDraft } from './draft.ts'

const WANTED: Kind = 'quote_wanted'
const MIN_CENTS = 10_000
const MAX_CENTS = 10_000_000

/** A price of one tyre that answers what a driver asks of several shops. */
export type PricedQuote = Required<Pick<QuoteDeskDraft, 'askId' | 'listingId' | 'priceCents'>> &
  Pick<QuoteDeskDraft, 'note' | 'noteAsSaid' | 'validOn'> & { totalCents: number; tyre: string }

const ofQuote: ReadonlySet<string> = new Set(['quote', 'quotes', 'quotation', 'kwotasie', 'kwoteer'])
const saysQuote = (words: string): boolean => tokensOf(words).some((word) => ofQuote.has(word))

/**
 * The question of a driver that a price in words answers: the open one, else the only one that waits if it is the newest
 * on the phone or the words speak of a quote.
 */
async function quoteMeant(
  words: string,
  active: Frame | null,
  turn: Turn,
): Promise<{ quote: ShopQuote; listingId?: string } | undefined> {
  if (active?.flow === 'quote-desk') {
    const { askId, listingId } = active.draft as QuoteDeskDraft
    return { quote: await oneShopQuote(turn.ctx, turn.actor, askId), ...(listingId && { listingId }) }
  }
  const last = lastQuoted(turn)
  if (last && (isBelowQuote(turn) || (correctsPrice(words) && !ordersPrice(words))))
    return { quote: await oneShopQuote(turn.ctx, turn.actor, last) }
  const isNewest = turn.screen.find(({ kind }) => kind !== 'reply')?.kind === WANTED
  if (!isNewest && !saysQuote(words)) return undefined
  const [only, second] = await quotesWaiting(turn.ctx, turn.actor)
  return only && !second ? { quote: await oneShopQuote(turn.ctx, turn.actor, only.id) } : undefined
}

const HOURS_OF_CORRECTIONS = 2

/** The ask whose price was sent last, a moment ago. */
export const lastQuoted = ({ memory: { quoted }, now }: Turn): string | undefined =>
  quoted && now.getTime() - Date.parse(quoted.at) <= HOURS_OF_CORRECTIONS * 3_600_000 ? quoted.askId : undefined

/** Whether our newest answer says which price was sent. */
export const isBelowQuote = (turn: Turn): boolean => turn.choices.includes(`quote:cannot:${lastQuoted(turn)}`)

/** The tyre that the words name, else the one that was asked about; a price of everything is turned into one of a tyre. */
export async function pricedQuote(words: string, active: Frame | null, turn: Turn): Promise<PricedQuote | undefined> {
  const said = namedPrice(words)
  if (!said || said.of === 'more' || said.of === 'less') return undefined
  const meant = await quoteMeant(words, active, turn)
  if (!meant?.quote.open) return undefined
  const { quote } = meant
  const price = quotedPrice(words, turn.now, wordsOfTyres(quote))
  if (!price) return undefined
  const named = namedIn(words, quote)
  const chosen =
    named.length === 1
      ? named[0]
      : (quote.listings.find(({ listingId }) => listingId === meant.listingId) ?? quote.listings[0])
  if (!chosen || named.length > 1) return undefined
  const { quantity } = quote
  const beside = chosen.totalCents - chosen.priceCents * quantity
  const priceCents = eachOf(price, chosen, quantity)
  if (priceCents < MIN_CENTS || priceCents > MAX_CENTS) return undefined
  const { brand, model, size } = chosen.tyre
  const { condition, asSaid, validOn } = price
  return {
    askId: quote.id,
    listingId: chosen.listingId,
    priceCents,
    totalCents: priceCents * quantity + beside,
    tyre: `${quantity} x ${brand} ${model} ${size}`,
    ...(condition !== '' && { note: condition, noteAsSaid: asSaid }),
    ...(validOn && { validOn }),
  }
}

/** The price of one tyre without the work, whether one or all were priced, with the work or without it. */
function eachOf({ cents, of, work }: QuotedPrice, chosen: QuoteListing, quantity: number): number {
  const beside = chosen.totalCents - chosen.priceCents * quantity
  const isTotal =
    of === 'total' || (of === 'unsaid' && isNearer(cents, chosen.totalCents, chosen.totalCents / quantity))
  if (isTotal) return Math.round((work === 'apart' ? cents : cents - beside) / quantity)
  return work === 'in' ? Math.round(cents - beside / quantity) : cents
}

const wordsOfTyres = ({ listings }: ShopQuote): ReadonlySet<string> =>
  new Set(listings.flatMap(({ tyre }) => tokensOf(`${tyre.brand} ${tyre.model} ${tyre.size}`)))

const isNearer = (cents: number, one: number, other: number): boolean =>
  Math.abs(Math.log(cents / one)) < Math.abs(Math.log(cents / other))

/** Listings whose brand or model is written here, also in the plural. */
function namedIn(words: string, { listings }: ShopQuote) {
  const said = new Set(namesOfTyres(words))
  return listings.filter(({ tyre }) =>
    tokensOf(`${tyre.brand} ${tyre.model}`).some((word) => word.length > 3 && said.has(word)),
  )
}

/** What is read back; a condition that was read back before goes with another price. */
export function draftOf(
  { askId, listingId, priceCents, note, noteAsSaid, validOn }: PricedQuote,
  active: Frame | null,
): QuoteDeskDraft {
  const before = active?.flow === 'quote-desk' ? (active.draft as QuoteDeskDraft) : undefined
  const kept = before?.askId === askId ? before : undefined
  return {
    askId,
    listingId,
    priceCents,
    ...((note ?? kept?.note) && { note: note ?? kept?.note }),
    ...(noteAsSaid && { noteAsSaid }),
    ...((validOn ?? kept?.validOn) && { validOn: validOn ?? kept?.validOn }),
  }
}

/** 'Undo' right below the price that was sent takes that back, and nothing else. */
export const undoneQuote = async (turn: Turn): Promise<Outcome | undefined> => {
  const askId = lastQuoted(turn)
  return askId && isBelowQuote(turn) ? quoteButton(['cannot', askId], turn) : undefined
}

/** A price in words is read back with the total that the driver will see. */
export async function quoteWords(words: string, active: Frame | null, turn: Turn): Promise<Outcome | undefined> {
  const priced = await pricedQuote(words, active, turn)
  if (!priced) return undefined
  return enter(
    frame('quote-desk', 'sure', draftOf(priced, active)),
    ...(asksOfOthers(words) ? [text(turn.say.several.quoteOthers)] : []),
  )
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
      return enter(priceFrame({ askId: id }))
    case 'cannot':
      return cannotQuote(id, turn)
  }
  return undefined
}
