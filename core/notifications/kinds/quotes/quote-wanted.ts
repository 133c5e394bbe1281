import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import type { Button } from '#core/messaging/content.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { kind } from '../../kind.ts'
import { linesOf } from '../../notice.ts'

export type QuoteWanted = {
  quote: ShopQuote
  /** Named to somebody of several shops. */
  shop: string | undefined
  /** How many shops are asked. */
  asked: number
  quotesUrl: string
  /** The driver has added words since, which stand with the others. */
  added?: true | undefined
}

/** The price of its list under the card, which one tap sends; it names tyre and price, so that what was shown is sent. */
export function quoteButtons({ id, listings }: ShopQuote, { quotes: say }: Texts): Button[] {
  const [best] = listings
  const cannot = { id: `quote:cannot:${id}`, title: say.cannot }
  if (!best) return [cannot]
  return [
    { id: `quote:send:${id}:${best.listingId}:${best.priceCents}`, title: say.fitted(best.totalCents) },
    { id: `quote:other:${id}`, title: say.otherPrice },
    cannot,
  ]
}

/** What is wanted, and what the shop has of it. */
export function quoteLines({ quote, asked }: Pick<QuoteWanted, 'quote' | 'asked'>, texts: Texts): string[] {
  const { quotes: say, dates } = texts
  const [best, ...more] = quote.listings
  return linesOf(
    say.wantedPlace(quote.place, quote.distanceKm, asked),
    quote.notes ? say.wantedNotes(quote.notes) : undefined,
    best
      ? say.wantedListed(`${best.tyre.brand} ${best.tyre.model} ${best.tyre.size}`, best.totalCents)
      : say.wantedNone,
    more.length > 0 && say.wantedMore(more.length),
    say.wantedUntil(momentWords(quote.validUntil, dates)),
  )
}

/** A request as WhatsApp's reviewers see it. */
export const wantedSample: QuoteWanted = {
  quote: {
    id: '',
    shopId: '',
    shopName: 'Randburg Tyres',
    size: '205/55R16',
    quantity: 4,
    brand: null,
    services: ['fitting'],
    place: 'Randburg',
    notes: '',
    state: 'waiting',
    declinedBy: null,
    listingId: null,
    listingCode: null,
    tyre: null,
    priceCents: null,
    totalCents: null,
    lines: [],
    note: '',
    answeredAt: null,
    validUntil: '2026-11-23T15:00:00Z',
    distanceKm: 4,
    askedAt: '2026-11-18T07:00:00Z',
    open: true,
    listings: [],
  },
  shop: undefined,
  asked: 5,
  quotesUrl: '',
}

const titleOf = ({ quote, shop, added }: QuoteWanted, { quotes: say }: Texts): string =>
  added ? say.addedTitle(quote, shop) : say.wantedTitle(quote, shop)

/** To the members of each shop that a driver asks for a price. */
export const quoteWanted = kind<QuoteWanted>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(24),
  provenOnly: true,
  named: 'other',
  notice: (facts, say) => ({
    title: titleOf(facts, say),
    lines: quoteLines(facts, say),
    links: [{ label: say.quotes.dashboard, url: facts.quotesUrl }],
  }),
  message: (facts, say) => ({
    type: 'buttons',
    body: [`*${titleOf(facts, say)}*`, ...quoteLines(facts, say)].join('\n'),
    buttons: quoteButtons(facts.quote, say),
  }),
  template: {
    body: ({ quotes }) => quotes.templateWanted,
    variables: ({ quote }, { quotes: say }) => [say.what(quote), quote.place],
    buttons: ({ quotes: say }) => [{ id: 'quote:waiting', title: say.answer }],
    sample: wantedSample,
  },
})
