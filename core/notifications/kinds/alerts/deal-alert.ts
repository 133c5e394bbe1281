import type { Offer } from '#core/contracts/offers.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { mostLines } from '#core/rules/alerts/alert-life.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { kind } from '../../kind.ts'
import { offerRow, ways } from './alert-rows.ts'
import { sampleOffer } from './sample-offer.ts'

/** New matches of a person's alerts: the best offers, and the number of all. */
export type FoundFacts = { best: readonly Offer[]; all: number }

/** New offers for a person's alerts. By e-mail they wait for the daily mail. */
export const dealAlert = kind<FoundFacts>({
  topic: 'deals',
  purpose: 'deals',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  keeps: hours(24),
  digest: true,
  named: 'deal_alert',
  notice: ({ best, all }, say) => {
    const [title = '', ...offers] = paragraphs(best.slice(0, mostLines), all, say)
    return { title: unmarked(title), lines: offers.flatMap((offer) => unmarked(offer).split('\n')) }
  },
  message,
  unsubscribe: ({ alerts }) => alerts.stopLine,
  template: {
    body: ({ alerts }) => alerts.foundTemplate,
    variables: ({ best, all }, { alerts }) => [best.slice(0, 3).map(alerts.lead).join('; '), alerts.newOffers(all)],
    buttons: ({ alerts }) => [
      { id: 'alert:show', title: alerts.show },
      { id: 'alert:off', title: alerts.stop },
    ],
    sample: { best: [sampleOffer], all: 3 },
  },
})

/** The best offers in full, the others counted. */
function message({ best, all }: FoundFacts, say: Texts): OutboundContent {
  const body = bodyOf(best.slice(0, mostLines), all, say)
  const rows = best.slice(0, body.shown).map((offer, at) => offerRow(offer, at + 1, say))
  const further = all > body.shown ? [{ id: 'alert:show', title: say.alerts.showAll }] : []
  return { type: 'list', body: body.text, button: say.search.choose, rows: [...rows, ...further, ...ways(say)] }
}

/** As many offers as one message holds together with the way to end such messages. */
function bodyOf(best: readonly Offer[], all: number, say: Texts): { text: string; shown: number } {
  const text = paragraphs(best, all, say).join('\n\n')
  const most = limits.body - say.alerts.stopLine.length - 2
  if (text.length <= most || best.length <= 1) return { text: text.slice(0, most), shown: best.length }
  return bodyOf(best.slice(0, -1), all, say)
}

const paragraphs = (best: readonly Offer[], all: number, say: Texts): string[] => [
  say.alerts.found(all),
  ...best.map((offer, at) => say.search.offer(at + 1, offer)),
  ...(all > best.length ? [say.alerts.more(all - best.length)] : []),
]

/** Without the marks that only WhatsApp shows as bold. */
const unmarked = (text: string): string => text.replaceAll('*', '')
