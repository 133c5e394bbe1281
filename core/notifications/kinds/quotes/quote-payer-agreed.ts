import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'
import { priceButtons, priceLinesOf, type QuotePrice, tyreWords } from './quote-price.ts'

export type QuotePayerAgreed = Pick<QuotePrice, 'round' | 'ask' | 'quotesUrl'> & {
  payer: { name: string; totalCents: number }
}

const titleOf = ({ payer, ask }: QuotePayerAgreed, { handed: say }: Texts): string =>
  say.quoteTitle({ name: payer.name, sum: formatRand(payer.totalCents), shop: ask.shop.name })

/** To the driver: who pays has said yes to a shop's price, which can be taken now. */
export const quotePayerAgreed = kind<QuotePayerAgreed>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(48),
  provenOnly: true,
  named: 'other',
  notice: (facts, say) => ({
    title: titleOf(facts, say),
    lines: priceLinesOf(facts, say),
    links: [{ label: say.quotes.all, url: facts.quotesUrl }],
  }),
  message: (facts, say) => ({
    type: 'buttons',
    body: [`*${titleOf(facts, say)}*`, ...priceLinesOf(facts, say)].join('\n'),
    buttons: priceButtons(facts, say),
  }),
  template: {
    body: ({ handed }) => handed.quoteTemplate,
    variables: ({ payer, ask, round }) => [
      payer.name,
      formatRand(payer.totalCents),
      `${round.quantity} x ${tyreWords(ask)}, ${ask.shop.name}`,
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
      payer: { name: 'Nomsa', totalCents: 791_600 },
      quotesUrl: '',
    },
  },
})
