import type { Offer } from '#core/contracts/offers.ts'
import type { ListRow } from '#core/messaging/content.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import type { Texts } from '#core/texts/texts.ts'

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
