import type { Alert, AlertMade } from '#core/contracts/alerts.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '#core/rules/format.ts'

import type { Sentences } from '../sentences.ts'

type Watched = Omit<Alert, 'id' | 'active'>

export const alerts = ({ alerts: s, search }: Sentences) => {
  const limit = ({ maxCents, maxCovers, dealsOnly, quantity }: Watched) => {
    if (maxCents === undefined) return dealsOnly ? undefined : s.watched.anyPrice
    return s.watched.limit({ price: formatRand(maxCents), covers: maxCovers, quantity })
  }
  /** '4 x Michelin 205/55R16 on special at R 1 300 or less a tyre, within 50 km of Randburg' */
  const describe = (alert: Watched): string => {
    const what = [
      `${alert.quantity} x`,
      alert.brands?.join(s.watched.or),
      alert.size,
      alert.runFlat ? search.runFlat : undefined,
      alert.types?.map((type) => search.types[type]).join(s.watched.or),
      alert.dealsOnly ? s.watched.onSpecial : undefined,
      limit(alert),
    ]
      .filter(Boolean)
      .join(' ')
    const { near } = alert
    return near ? s.watched.near({ what, km: near.radiusKm, place: near.label }) : s.watched.anywhere(what)
  }
  /** With what is there already, if anything is. */
  const withPresent = (sentence: string, { present, alert }: AlertMade): string =>
    present.offers === 0 || present.cheapestCents === null
      ? sentence
      : `${sentence}\n\n${s.already({ offers: present.offers, price: formatRand(present.cheapestCents), covers: alert.maxCovers })}`
  return {
    ...s,
    describe,
    confirm: (alert: Watched) => s.confirm(describe(alert)),
    confirmChange: (alert: Watched) => s.confirmChange(describe(alert)),
    made: (made: AlertMade) => withPresent((made.existed ? s.madeBefore : s.made)(describe(made.alert)), made),
    changed: (made: AlertMade) => withPresent(s.changed(describe(made.alert)), made),
    line: (number: number, alert: Alert) => s.line({ number, alert: describe(alert), active: alert.active }),
    one: (alert: Alert) => s.one({ alert: describe(alert), active: alert.active }),
    reallyRemove: (alert: Alert) => s.reallyRemove(describe(alert)),
    paused: (alert: Alert) => s.paused(describe(alert)),
    removed: (alert: Alert) => s.removed(describe(alert)),
    lead: (offer: Offer) =>
      s.lead({
        brand: offer.brand,
        model: offer.model,
        size: offer.size,
        service: offer.service,
        price: formatRand(offer.priceCents),
        shop: offer.shop.name,
        place: offer.shop.suburb ?? offer.shop.city,
      }),
    several: (alerts: readonly Alert[]) => {
      const [first, ...others] = alerts
      if (!first) return ''
      return others.length === 0 ? describe(first) : s.several({ first: describe(first), others: others.length })
    },
    ask: (alerts: readonly Alert[]) => s.ask(alerts.map((alert) => `• ${describe(alert)}`).join('\n')),
  }
}
