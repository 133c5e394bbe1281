import type { Turn } from '#bot/engine/flow.ts'
import type { Frame } from '#bot/engine/state.ts'
import { type QuotedPrice, quotedPrice } from '#bot/understand/said/front-desk/quoted-price.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import type { QuoteListing, ShopQuote } from '#core/contracts/deal/quotes.ts'
import type { QuoteDeskDraft } from './draft.ts'
import { withoutQuoteNamed } from './which-quote.ts'

const MIN_CENTS = 10_000
const MAX_CENTS = 10_000_000

/** A price of one tyre that answers what a driver asks of several shops. */
export type PricedQuote = Required<Pick<QuoteDeskDraft, 'askId' | 'listingId' | 'priceCents'>> &
  Pick<QuoteDeskDraft, 'note' | 'noteAsSaid' | 'validOn'> & { totalCents: number; tyre: string }

/** The tyre that the words name, else the one that was asked about; a price of everything is turned into one of a tyre. */
export async function pricedFor(
  words: string,
  quote: ShopQuote,
  turn: Turn,
  before?: string,
): Promise<PricedQuote | undefined> {
  const [only, ...more] = pricesFor(words, quote, turn, before)
  return more.length === 0 ? only : undefined
}

/** The same for each of several tyres that the words may mean; none for a brand that the shop does not list. */
export function pricesFor(words: string, quote: ShopQuote, turn: Turn, before?: string): PricedQuote[] {
  if (!quote.open || brandNotListed(words, quote, turn)) return []
  const price = quotedPrice(withoutQuoteNamed(words, [quote]), turn.now, wordsOfTyres(quote))
  if (!price) return []
  const named = namedIn(words, quote)
  const asked = quote.listings.find(({ listingId }) => listingId === before) ?? quote.listings[0]
  const meant = named.length > 0 ? named : asked ? [asked] : []
  return meant.flatMap((chosen) => pricedAs(price, chosen, quote) ?? [])
}

/** The brand that the words name, if none of the tyres of this size is of it. */
export function brandNotListed(words: string, { listings }: ShopQuote, { now }: Turn): string | undefined {
  const [brand] = statedIn(words, { now }).brands
  const isListed = listings.some(({ tyre }) => tyre.brand === brand)
  return brand !== undefined && !isListed && namedIn(words, { listings }).length === 0 ? brand : undefined
}

function pricedAs(price: QuotedPrice, chosen: QuoteListing, quote: ShopQuote): PricedQuote | undefined {
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
function namedIn(words: string, { listings }: Pick<ShopQuote, 'listings'>) {
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
