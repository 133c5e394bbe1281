import type { Frame, Place } from '#bot/engine/state.ts'
import type { AskShopsInput } from '#core/contracts/deal/quotes.ts'
import type { ListRow } from '#core/messaging/content.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { SearchDraft } from '../search/draft.ts'
import { ASK_FOR_PRICES } from '../shown.ts'
import { frame } from '../steps.ts'

/** What several shops are asked for. */
export type QuotesDraft = {
  size: string
  quantity: number
  brand?: string
  place: Place
  /** None but these shops are asked. */
  only?: string[]
  /** Who is asked, as it was read back. */
  asked?: { id: string; name: string }[]
  /** The round in which more shops are asked for the same, or to which words are added. */
  roundId?: string
  /** What all that were asked are to read as well. */
  adds?: string
  /** The day and hour that were said, in words for the shops. */
  when?: string
}

/** A shop's own price for one ask. */
export type QuoteDeskDraft = {
  askId: string
  listingId?: string
  priceCents?: number
  /** On what condition, in the shop's words to the driver, and the last day on which the price stands. */
  note?: string
  noteAsSaid?: string
  validOn?: string
  /** A price in words, whose question it answers being open. */
  words?: string
  among?: string[]
  /** The tyres that the words may mean, each at the price that was named for it. */
  tyres?: { listingId: string; priceCents: number; name: string }[]
}

declare module '../steps.ts' {
  interface DraftOf {
    quotes: QuotesDraft
    'quote-desk': QuoteDeskDraft
  }
}

/** The label of a shared location may be long. */
const MAX_PLACE = 120

export const inputOf = ({ size, quantity, brand, place, when }: QuotesDraft): AskShopsInput => ({
  size,
  quantity,
  ...(when && { notes: when }),
  ...(brand && { brand }),
  place: place.label.slice(0, MAX_PLACE) || '-',
  near: { lat: place.lat, lng: place.lng },
})

/** What the search is about, as shops can be asked for it; undefined without a size and a place. */
export function quotesOf({ query, place, anywhere, set }: SearchDraft): QuotesDraft | undefined {
  if (!query.size || !place || anywhere || set || query.shopId) return undefined
  const [brand, other] = query.brands ?? []
  return { size: query.size, quantity: query.quantity ?? 4, place, ...(brand && !other && { brand }) }
}

export const askRow = ({ quotes: say }: Texts): ListRow => ({
  id: ASK_FOR_PRICES,
  title: say.askRow,
  description: say.askRowHint,
})

export const askFrame = (draft: QuotesDraft): Frame => frame('quotes', 'sure', draft)
export const priceFrame = (draft: QuoteDeskDraft): Frame => frame('quote-desk', 'price', draft)

const ofPrice: ReadonlySet<string> = new Set<Kind>(['quote_wanted', 'quote_unanswered'])

/** Whether a notice of this kind asks somebody of a shop for a price. */
export const asksForPrice = (kind: string | undefined): boolean => kind !== undefined && ofPrice.has(kind)
