import type { Alert, AlertMade } from '#core/contracts/alerts.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '#core/rules/format.ts'
import { search } from './search.ts'

type Watched = Omit<Alert, 'id' | 'active'>

const limit = ({ maxCents, maxCovers, dealsOnly, quantity }: Watched) => {
  if (maxCents === undefined) return dealsOnly ? undefined : 'at any price'
  const each = { tyre: 'a tyre', fitted: 'a tyre fitted', total: `for ${quantity} fitted` }[maxCovers]
  return `at ${formatRand(maxCents)} or less ${each}`
}

/** '4 x Michelin 205/55R16 on special at R 1 300 or less a tyre, within 50 km of Randburg' */
const describe = (alert: Watched): string => {
  const what = [
    `${alert.quantity} x`,
    alert.brands?.join(' or '),
    alert.size,
    alert.runFlat ? search.runFlat : undefined,
    alert.types?.map((type) => search.types[type]).join(' or '),
    alert.dealsOnly ? 'on special' : undefined,
    limit(alert),
  ]
  return `${what.filter(Boolean).join(' ')}, ${alert.near ? `within ${alert.near.radiusKm} km of ${alert.near.label}` : 'anywhere'}`
}

const count = (alerts: number) => (alerts === 1 ? 'Your alert' : `Your ${alerts} alerts`)

const already = ({ present, alert }: AlertMade): string | undefined => {
  if (present.offers === 0 || present.cheapestCents === null) return undefined
  const each = alert.maxCovers === 'tyre' ? 'a tyre' : 'a tyre fitted'
  const offers = present.offers === 1 ? 'There is one already' : `There are ${present.offers} already, the cheapest`
  return `${offers} at ${formatRand(present.cheapestCents)} ${each}. From now on I tell you what is new or cheaper.`
}

export const alerts = {
  describe,
  title: 'your alert',
  titles: 'your alerts',
  listTitle: 'Your alerts',
  watch: 'Tell me when there’s one',
  watchHint: 'I watch the shops for you',
  whichSize:
    'Which size shall I watch? Send it as on the sidewall, such as 205/55R16, or your car: make, model and year.',
  whichPrice: 'Up to which price? Such as R1 300 a tyre, or R1 500 fitted.',
  anyDeal: 'Any deal',
  anyPrice: 'Any price',
  confirm: (alert: Watched) =>
    `I will tell you here on WhatsApp when a shop offers *${describe(alert)}*: at most one message an hour, none in your quiet hours. STOP ALERTS ends it at any time.\n\nShall I?`,
  confirmChange: (alert: Watched) => `Your alert will be for *${describe(alert)}*.\n\nIs that right?`,
  yes: 'Yes, tell me',
  change: 'Change it',
  otherPrice: 'Other price',
  no: 'No',
  notMade: 'All right, no alert.',
  unchanged: 'All right, it stays as it was.',
  made: (made: AlertMade) =>
    [
      made.existed
        ? `You have this alert already, and it goes on: *${describe(made.alert)}*.`
        : `Done: I watch for *${describe(made.alert)}*.`,
      already(made),
    ]
      .filter(Boolean)
      .join('\n\n'),
  changed: (made: AlertMade) =>
    [`Changed: I watch for *${describe(made.alert)}*.`, already(made)].filter(Boolean).join('\n\n'),
  show: 'Show them',
  mine: 'My alerts',
  mineHint: 'Change or remove',
  none: 'You have no alerts. Say for example: tell me when 205/55R16 goes under R1300 near Randburg.',
  line: (number: number, alert: Alert) => `${number}. ${describe(alert)}${alert.active ? '' : ' (off)'}`,
  silent: 'They are silent, for deal messages are switched off.',
  choose: 'Choose an alert',
  whichOne: 'Which one?',
  one: (alert: Alert) => `*${describe(alert)}*${alert.active ? '' : '\nIt is switched off.'}`,
  remove: 'Remove it',
  switchOn: 'Switch on',
  allOn: 'Switch them on',
  reallyRemove: (alert: Alert) => `Remove this alert: *${describe(alert)}*?`,
  keepIt: 'Keep it',
  removed: (alert: Alert) => `Removed: I no longer watch for ${describe(alert)}.`,
  noneSuch: 'You have no such alert.',
  stop: 'Stop alerts',
  stopHint: 'No more of these messages',
  stopped: (alerts: number) =>
    `You will get no more deal alerts. ${alerts === 0 ? '' : `${count(alerts)} ${alerts === 1 ? 'is' : 'are'} kept, switched off. `}Send ALERTS ON when you want them again.`,
  resumed: (alerts: number) =>
    alerts === 0 ? 'Your alerts are on.' : `${count(alerts)} ${alerts === 1 ? 'is' : 'are'} on again.`,
  found: (offers: number) =>
    offers === 1 ? '*One new offer for your alerts*' : `*${offers} new offers for your alerts*`,
  more: (offers: number) => `and ${offers} more`,
  stopLine: 'Send STOP ALERTS to end these messages.',
  showAll: 'Show more',
  latest: 'The latest for your alerts:',
  nothingLeft: 'What I told you of last is gone by now. I keep watching.',
  lead: (offer: Offer) =>
    `${offer.brand} ${offer.model} ${offer.size} ${offer.service} at ${formatRand(offer.priceCents)} each, ${offer.shop.name} in ${offer.shop.suburb ?? offer.shop.city}`,
  newOffers: (offers: number) => (offers === 1 ? '1 new offer' : `${offers} new offers`),
  /** What one question about several alerts names. */
  several: (alerts: readonly Alert[]) => {
    const [first, ...others] = alerts
    if (!first) return ''
    return others.length === 0 ? describe(first) : `${describe(first)}, and ${others.length} more`
  },
  ask: (alerts: readonly Alert[]) =>
    `I have watched for you for three months now:\n\n${alerts.map((alert) => `• ${describe(alert)}`).join('\n')}\n\nShall I go on? Without an answer I stop in a week.`,
  watchedSoLong: 'I have watched for you for three months now',
  stopAll: 'STOP ALERTS ends all of these messages.',
  foundTemplate:
    'We watch tyre prices for you, as you asked. Found now: {{1}}. That makes {{2}} in all within your alerts. Tap below to see them with fitted prices. To end these messages, send STOP ALERTS.',
  renewalTemplate:
    'We have watched tyre prices for you for three months: {{1}}. Shall we go on? Without an answer we stop in a week. To end all of these messages, send STOP ALERTS.',
  keep: 'Keep',
  // Not 'Stop' alone, which would end every message.
  stopThese: 'Stop watching',
  kept: (alerts: number) =>
    alerts === 0 ? 'I am watching already.' : `${count(alerts)} ${alerts === 1 ? 'goes' : 'go'} on for three months.`,
  ended: (alerts: number) =>
    alerts === 0
      ? 'There is nothing to stop.'
      : `${count(alerts)} ${alerts === 1 ? 'is' : 'are'} switched off. "My alerts" brings ${alerts === 1 ? 'it' : 'them'} back.`,
}
