import type { Alert } from '../contracts/alerts.ts'
import type { Offer } from '../contracts/offers.ts'
import type { ListRow, OutboundContent } from '../messaging/content.ts'
import { limits } from '../messaging/templates/layouts.ts'
import { templateValue } from '../messaging/templates/templates.ts'
import { mostLines } from '../rules/alerts/alert-life.ts'
import type { Texts } from '../texts/texts.ts'

/** What is new for a person's alerts: the best offers in full, the others counted, and how to end such messages. */
export function foundMessage(best: readonly Offer[], all: number, say: Texts): OutboundContent {
  const body = bodyOf(best.slice(0, mostLines), all, say)
  const rows = best.slice(0, body.shown).map((offer, at) => offerRow(offer, at + 1, say))
  const further = all > body.shown ? [{ id: 'alert:show', title: say.alerts.showAll }] : []
  return { type: 'list', body: body.text, button: say.search.choose, rows: [...rows, ...further, ...ways(say)] }
}

/** As many of the offers as one message holds. */
function bodyOf(best: readonly Offer[], all: number, say: Texts): { text: string; shown: number } {
  const text = [
    say.alerts.found(all),
    ...best.map((offer, at) => say.search.offer(at + 1, offer)),
    ...(all > best.length ? [say.alerts.more(all - best.length)] : []),
    say.alerts.stopLine,
  ].join('\n\n')
  if (text.length <= limits.body || best.length <= 1) return { text: text.slice(0, limits.body), shown: best.length }
  return bodyOf(best.slice(0, -1), all, say)
}

export const offerRow = (offer: Offer, number: number, say: Texts): ListRow => ({
  id: `offer:${offer.code}`,
  title: short(say.search.rowTitle(number, offer), limits.rowTitle),
  description: short(say.search.rowDescription(offer), limits.rowDescription),
})

/** The choices under every message about alerts. */
export const ways = (say: Texts): ListRow[] => [
  { id: 'alert:list', title: say.alerts.mine, description: say.alerts.mineHint },
  { id: 'alert:off', title: say.alerts.stop, description: say.alerts.stopHint },
]

const short = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

/** The variables of the template that says the same in short. */
export const foundVariables = (best: readonly Offer[], all: number, say: Texts): string[] => [
  templateValue(best.slice(0, 3).map(say.alerts.lead).join('; ')),
  templateValue(say.alerts.newOffers(all)),
]

export function askMessage(alerts: readonly Alert[], say: Texts): OutboundContent {
  const shown = alerts.slice(0, mostLines)
  const body = say.alerts.ask(shown)
  return {
    type: 'buttons',
    body: body.length <= limits.body ? body : say.alerts.ask(shown.slice(0, 1)),
    buttons: [
      { id: 'alert:keep', title: say.alerts.keep },
      { id: 'alert:stop', title: say.alerts.stopThese },
      { id: 'alert:list', title: say.alerts.mine },
    ],
  }
}

export const askVariables = (alerts: readonly Alert[], say: Texts): string[] => [
  templateValue(say.alerts.several(alerts)),
]
