import type { AskView, ShopQuote } from '#core/contracts/deal/quotes.ts'
import { formatPhone } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { momentWords } from '#core/texts/when.ts'
import { kind } from '../../kind.ts'
import { linesOf } from '../../notice.ts'
import { quoteWanted, wantedSample } from './quote-wanted.ts'

export type QuotesSilent = {
  round: { id: string; size: string; quantity: number; brand: string | null }
  waiting: number
  validUntil: string
  /** Others can be asked as well. */
  more: boolean
  nearest: Pick<AskView, 'shop' | 'distanceKm'> | undefined
  quotesUrl: string
}

/** To the driver: the shops that were asked have had their time, and none has named a price. */
export const quotesSilent = kind<QuotesSilent>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(1),
  provenOnly: true,
  named: 'other',
  notice: ({ round, waiting, validUntil, more, nearest, quotesUrl }, { quotes: say, dates, beside }) => ({
    title: say.silentTitle(say.what(round)),
    lines: linesOf(
      say.silentLine({ count: waiting, until: momentWords(validUntil, dates) }),
      !more &&
        nearest &&
        say.nearest(nearest.shop.name, nearest.distanceKm, nearest.shop.phone && formatPhone(nearest.shop.phone)),
    ),
    ...(more && { question: say.silentQuestion }),
    links: [{ label: say.all, url: quotesUrl }],
    buttons: more
      ? [
          { id: `quote:more:${round.id}`, title: beside.silent.ask },
          { id: `quote:wait:${round.id}`, title: beside.silent.wait },
        ]
      : [{ id: `quote:all:${round.id}`, title: say.all }],
  }),
  template: {
    body: ({ quotes }) => quotes.templateSilent,
    variables: ({ round, validUntil }, { quotes: say, dates }) => [say.what(round), momentWords(validUntil, dates)],
    buttons: ({ quotes: say, beside }) => [
      { id: 'quote:more', title: beside.silent.ask },
      { id: 'quote:mine', title: say.all },
    ],
    sample: {
      round: { id: '', size: '205/55R16', quantity: 4, brand: null },
      waiting: 3,
      validUntil: '2026-11-23T15:00:00Z',
      more: true,
      nearest: undefined,
      quotesUrl: '',
    },
  },
})

type Unanswered = { quote: ShopQuote; shop: string | undefined; asked: number; quotesUrl: string }

/** To the members of a shop that has had its time: the card of the request once more. */
export const quoteUnanswered = kind<Unanswered>({
  ...quoteWanted,
  channels: ['whatsapp', 'in_app', 'push'],
  keeps: hours(2),
  notice: (facts, say) => ({
    ...quoteWanted.notice(facts, say),
    title: say.quotes.stillWaits(say.quotes.what(facts.quote)),
  }),
  message: (facts, say) => {
    const card = quoteWanted.message?.(facts, say)
    const title = `*${say.quotes.stillWaits(say.quotes.what(facts.quote))}*`
    if (card?.type !== 'buttons') throw new Error('a request for a price is a card with buttons')
    return { ...card, body: [title, ...card.body.split('\n').slice(1)].join('\n') }
  },
  template: {
    body: ({ quotes }) => quotes.templateStillWaits,
    variables: ({ quote }, { quotes: say }) => [say.what(quote), quote.place],
    buttons: ({ quotes: say }) => [{ id: 'quote:waiting', title: say.answer }],
    sample: wantedSample,
  },
})
