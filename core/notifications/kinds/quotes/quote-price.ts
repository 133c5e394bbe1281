import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import type { Button } from '#core/messaging/content.ts'
import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { kind } from '../../kind.ts'
import { shopSays } from '../../money-line.ts'
import { linesOf } from '../../notice.ts'

export type QuotePrice = {
  round: Pick<RoundView, 'id' | 'quantity'>
  ask: Pick<AskView, 'id' | 'tyre' | 'priceCents' | 'totalCents' | 'distanceKm' | 'note' | 'validUntil'> & {
    shop: Pick<AskView['shop'], 'name'>
  }
  /** How many of the shops cannot, and how many have still to answer. */
  cannot: number
  waiting: number
  quotesUrl: string
}

export const tyreWords = ({ tyre }: Pick<AskView, 'tyre'>): string =>
  tyre ? `${tyre.brand} ${tyre.model} ${tyre.size}` : ''

/** `total`: what is shown, so that only this price is taken. */
export const priceButtons = ({ round, ask }: Pick<QuotePrice, 'round' | 'ask'>, { quotes: say }: Texts): Button[] => [
  { id: `quote:take:${ask.id}:${ask.totalCents ?? 0}`, title: say.take },
  { id: `quote:all:${round.id}`, title: say.all },
  { id: `quote:no:${ask.id}`, title: say.noThanks },
]

export const priceLinesOf = ({ round, ask }: Pick<QuotePrice, 'round' | 'ask'>, texts: Texts): string[] => {
  const { quotes: say, dates } = texts
  return linesOf(
    say.priceLine(round.quantity, tyreWords(ask), ask.priceCents ?? 0),
    say.whereLine(ask.distanceKm),
    ask.note ? shopSays(say.noteLine(ask.note), texts) : undefined,
    say.untilLine(momentWords(ask.validUntil, dates)),
  )
}

const standLine = ({ cannot, waiting }: QuotePrice, { changing }: Texts): string[] =>
  cannot > 0 ? [changing.quotes.cannot(cannot, waiting)] : []

/** To the driver: a shop has named its price. */
export const quotePrice = kind<QuotePrice>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(48),
  provenOnly: true,
  named: 'other',
  notice: (facts, say) => ({
    title: say.quotes.priceTitle(facts.ask.shop.name, facts.ask.totalCents ?? 0),
    lines: [...priceLinesOf(facts, say), ...standLine(facts, say)],
    links: [{ label: say.quotes.all, url: facts.quotesUrl }],
  }),
  message: (facts, say) => ({
    type: 'buttons',
    body: [
      `*${say.quotes.priceTitle(facts.ask.shop.name, facts.ask.totalCents ?? 0)}*`,
      ...priceLinesOf(facts, say),
      ...standLine(facts, say),
    ].join('\n'),
    buttons: priceButtons(facts, say),
  }),
  template: {
    body: ({ quotes }) => quotes.templatePrice,
    variables: ({ ask, round }) => [
      `${ask.shop.name}, ${formatRand(ask.totalCents ?? 0)}`,
      `${round.quantity} x ${tyreWords(ask)}`,
    ],
    buttons: ({ quotes: say }) => [{ id: 'quote:mine', title: say.all }],
    sample: {
      round: { id: '', quantity: 4 },
      ask: {
        id: '',
        tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' },
        priceCents: 189_900,
        totalCents: 791_600,
        distanceKm: 4,
        note: '',
        validUntil: '2026-11-23T15:00:00Z',
        shop: { name: 'Randburg Tyres' },
      },
      cannot: 0,
      waiting: 0,
      quotesUrl: '',
    },
  },
})
