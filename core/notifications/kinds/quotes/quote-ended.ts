import type { AskView } from '#core/contracts/deal/quotes.ts'
import type { QuoteEnd } from '#core/events.ts'
import { formatPhone } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import { linesOf } from '../../notice.ts'

type What = { size: string; quantity: number; brand: string | null }

export type QuoteOver = { asked: What; why: QuoteEnd; shop: string | undefined; quotesUrl: string }

/** To the members of a shop: its price was not taken, said politely. */
export const quoteOverKind = kind<QuoteOver>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'in_app'],
  urgent: false,
  keeps: hours(24),
  provenOnly: true,
  named: 'other',
  notice: ({ asked, why, shop, quotesUrl }, { quotes: say }) => ({
    title: shop ?? say.overTitle,
    lines: [say.over[why](asked)],
    links: [{ label: say.dashboard, url: quotesUrl }],
  }),
  message: ({ asked, why, shop }, { quotes: say }) => ({
    type: 'text',
    body: shop === undefined ? say.over[why](asked) : `*${shop}*\n${say.over[why](asked)}`,
  }),
  template: {
    body: ({ quotes }) => quotes.templateOver,
    variables: ({ asked, why }, { quotes: say }) => [say.over[why](asked)],
    sample: {
      asked: { size: '205/55R16', quantity: 4, brand: null },
      why: 'taken',
      shop: undefined,
      quotesUrl: '',
    },
  },
})

export type QuotesLapsed = {
  asked: What
  /** Whether any shop named a price. */
  answered: boolean
  nearest: Pick<AskView, 'shop' | 'distanceKm'> | undefined
  quotesUrl: string
}

/** To the driver: the time of the round is over. */
export const quotesLapsed = kind<QuotesLapsed>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keeps: hours(48),
  provenOnly: true,
  named: 'other',
  notice: (facts, { quotes: say }) => ({
    title: say.lapsedTitle(facts.asked),
    lines: linesOf(
      facts.answered ? say.lapsedLine : say.unanswered,
      facts.nearest &&
        say.nearest(
          facts.nearest.shop.name,
          facts.nearest.distanceKm,
          facts.nearest.shop.phone && formatPhone(facts.nearest.shop.phone),
        ),
    ),
    links: [{ label: say.all, url: facts.quotesUrl }],
    buttons: [{ id: `size-of:${facts.asked.size}`, title: say.nearestTitle }],
  }),
  template: {
    body: ({ quotes }) => quotes.templateLapsed,
    variables: ({ asked, answered, nearest }, { quotes: say }) => [
      say.what(asked),
      [
        answered ? say.lapsedLine : say.unanswered,
        nearest && say.nearest(nearest.shop.name, nearest.distanceKm, nearest.shop.phone),
      ]
        .filter(Boolean)
        .join(' '),
    ],
    buttons: ({ quotes: say, common }) => [
      { id: 'quote:mine', title: say.all },
      { id: 'menu:find', title: common.findTyres },
    ],
    sample: {
      asked: { size: '205/55R16', quantity: 4, brand: null },
      answered: false,
      nearest: {
        shop: { id: '', slug: '', name: 'Randburg Tyres', suburb: null, city: 'Randburg', phone: '011 555 0100' },
        distanceKm: 4,
      },
      quotesUrl: '',
    },
  },
})

export type QuotesAnswered = { round: What & { id: string }; cannot: number; answered: number; quotesUrl: string }

/** To the driver: the last shop has answered that it cannot. */
export const quotesAnswered = kind<QuotesAnswered>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(48),
  provenOnly: true,
  named: 'other',
  notice: ({ round, cannot, answered, quotesUrl }, { quotes: say, changing }) => ({
    title: changing.quotes.allAnswered(say.what(round)),
    lines: [answered > 0 ? changing.quotes.some(cannot, answered) : changing.quotes.none(cannot)],
    links: [{ label: say.all, url: quotesUrl }],
    buttons:
      answered > 0
        ? [{ id: `quote:all:${round.id}`, title: say.all }]
        : [{ id: `size-of:${round.size}`, title: say.nearestTitle }],
  }),
  template: {
    body: ({ changing }) => changing.quotes.template,
    variables: ({ round, cannot, answered }, { quotes: say, changing }) => [
      say.what(round),
      answered > 0 ? changing.quotes.some(cannot, answered) : changing.quotes.none(cannot),
    ],
    buttons: ({ quotes: say }) => [{ id: 'quote:mine', title: say.all }],
    sample: { round: { id: '', size: '205/55R16', quantity: 4, brand: null }, cannot: 2, answered: 1, quotesUrl: '' },
  },
})

export type QuoteTakenBack = {
  round: What & { id: string }
  shop: string
  totalCents: number
  /** How many other prices stand. */
  left: number
  quotesUrl: string
}

/** To the driver: a shop that had named a price has taken it back. */
export const quoteTakenBack = kind<QuoteTakenBack>({
  topic: 'quotes',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(48),
  provenOnly: true,
  named: 'other',
  notice: ({ round, shop, totalCents, left, quotesUrl }, { quotes: say, changing }) => ({
    title: changing.quotes.takenBack(shop),
    lines: [changing.quotes.takenBackLine(say.what(round), totalCents), changing.quotes.takenBackLeft(left)],
    links: [{ label: say.all, url: quotesUrl }],
    buttons: [{ id: `quote:all:${round.id}`, title: say.all }],
  }),
  template: {
    body: ({ changing }) => changing.quotes.takenBackTemplate,
    variables: ({ round, shop, left }, { quotes: say, changing }) => [
      shop,
      say.what(round),
      changing.quotes.takenBackLeft(left),
    ],
    buttons: ({ quotes: say }) => [{ id: 'quote:mine', title: say.all }],
    sample: {
      round: { id: '', size: '205/55R16', quantity: 4, brand: null },
      shop: 'Randburg Tyres',
      totalCents: 620_000,
      left: 1,
      quotesUrl: '',
    },
  },
})
