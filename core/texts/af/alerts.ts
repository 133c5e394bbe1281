import type { Alert, AlertMade } from '#core/contracts/alerts.ts'
import { formatRand } from '#core/rules/format.ts'
import type { alerts as english } from '../en/alerts.ts'
import { search } from './search.ts'

type Watched = Omit<Alert, 'id' | 'active'>

const limit = ({ maxCents, maxCovers, dealsOnly, quantity }: Watched) => {
  if (maxCents === undefined) return dealsOnly ? undefined : 'teen enige prys'
  const each = { tyre: 'per band', fitted: 'per band aangesit', total: `vir ${quantity} aangesit` }[maxCovers]
  return `teen ${formatRand(maxCents)} of minder ${each}`
}

const describe = (alert: Watched): string => {
  const what = [
    `${alert.quantity} x`,
    alert.brands?.join(' of '),
    alert.size,
    alert.runFlat ? search.runFlat : undefined,
    alert.types?.map((type) => search.types[type]).join(' of '),
    alert.dealsOnly ? 'met afslag' : undefined,
    limit(alert),
  ]
  return `${what.filter(Boolean).join(' ')}, ${alert.near ? `binne ${alert.near.radiusKm} km van ${alert.near.label}` : 'enige plek'}`
}

const count = (alerts: number) => (alerts === 1 ? 'Jou alarm' : `Jou ${alerts} alarms`)

const already = ({ present, alert }: AlertMade): string | undefined => {
  if (present.offers === 0 || present.cheapestCents === null) return undefined
  const each = alert.maxCovers === 'tyre' ? 'per band' : 'per band aangesit'
  const offers = present.offers === 1 ? 'Daar is al een' : `Daar is al ${present.offers}, die goedkoopste`
  return `${offers} teen ${formatRand(present.cheapestCents)} ${each}. Van nou af sê ek jou wat nuut of goedkoper is.`
}

export const alerts: typeof english = {
  describe,
  title: 'jou alarm',
  titles: 'jou alarms',
  listTitle: 'Jou alarms',
  watch: 'Sê my wanneer daar is',
  watchHint: 'Ek hou die winkels dop',
  whichSize:
    'Watter grootte moet ek dophou? Stuur dit soos dit op die band staan, soos 205/55R16, of jou kar: maak, model en jaar.',
  whichPrice: 'Tot watter prys? Soos R1 300 per band, of R1 500 aangesit.',
  anyDeal: 'Enige afslag',
  anyPrice: 'Enige prys',
  confirm: (alert) =>
    `Ek sal jou hier op WhatsApp sê wanneer 'n winkel *${describe(alert)}* aanbied: hoogstens een boodskap per uur, niks in jou stil ure nie. STOP ALARMS maak enige tyd 'n einde daaraan.\n\nSal ek?`,
  confirmChange: (alert) => `Jou alarm sal wees vir *${describe(alert)}*.\n\nIs dit reg?`,
  yes: 'Ja, sê my',
  change: 'Verander dit',
  otherPrice: 'Ander prys',
  no: 'Nee',
  notMade: 'Goed so, geen alarm nie.',
  unchanged: 'Goed so, dit bly soos dit was.',
  made: (made) =>
    [
      made.existed
        ? `Jy het hierdie alarm reeds, en dit gaan aan: *${describe(made.alert)}*.`
        : `Klaar: ek hou dop vir *${describe(made.alert)}*.`,
      already(made),
    ]
      .filter(Boolean)
      .join('\n\n'),
  changed: (made) =>
    [`Verander: ek hou dop vir *${describe(made.alert)}*.`, already(made)].filter(Boolean).join('\n\n'),
  show: 'Wys hulle',
  mine: 'My alarms',
  mineHint: 'Verander of verwyder',
  none: 'Jy het geen alarms nie. Sê byvoorbeeld: laat weet my as 205/55R16 onder R1300 naby Randburg is.',
  line: (number, alert) => `${number}. ${describe(alert)}${alert.active ? '' : ' (af)'}`,
  silent: 'Hulle is stil, want boodskappe oor afslag is afgeskakel.',
  choose: "Kies 'n alarm",
  whichOne: 'Watter een?',
  one: (alert) => `*${describe(alert)}*${alert.active ? '' : '\nDit is afgeskakel.'}`,
  remove: 'Verwyder dit',
  switchOn: 'Skakel aan',
  allOn: 'Skakel hulle aan',
  reallyRemove: (alert: Alert) => `Verwyder hierdie alarm: *${describe(alert)}*?`,
  keepIt: 'Hou dit',
  removed: (alert) => `Verwyder: ek hou nie meer dop vir ${describe(alert)} nie.`,
  noneSuch: "Jy het nie so 'n alarm nie.",
  stop: 'Stop alarms',
  stopHint: 'Niks meer van hierdie',
  stopped: (alerts) =>
    `Jy kry geen afslag-alarms meer nie. ${alerts === 0 ? '' : `${count(alerts)} bly gestoor, afgeskakel. `}Stuur ALARMS AAN as jy hulle weer wil hê.`,
  resumed: (alerts) => (alerts === 0 ? 'Jou alarms is aan.' : `${count(alerts)} is weer aan.`),
  found: (offers) =>
    offers === 1 ? '*Een nuwe aanbieding vir jou alarms*' : `*${offers} nuwe aanbiedinge vir jou alarms*`,
  more: (offers) => `en nog ${offers}`,
  stopLine: 'Stuur STOP ALARMS om hierdie boodskappe te stop.',
  showAll: 'Wys meer',
  latest: 'Die jongste vir jou alarms:',
  nothingLeft: 'Wat ek jou laas vertel het, is nou weg. Ek hou aan dophou.',
  lead: (offer) =>
    `${offer.brand} ${offer.model} ${offer.size} ${offer.service} teen ${formatRand(offer.priceCents)} elk, ${offer.shop.name} in ${offer.shop.suburb ?? offer.shop.city}`,
  newOffers: (offers) => (offers === 1 ? '1 nuwe aanbieding' : `${offers} nuwe aanbiedinge`),
  several: (alerts) => {
    const [first, ...others] = alerts
    if (!first) return ''
    return others.length === 0 ? describe(first) : `${describe(first)}, en nog ${others.length}`
  },
  ask: (alerts) =>
    `Ek hou al drie maande lank vir jou dop:\n\n${alerts.map((alert) => `• ${describe(alert)}`).join('\n')}\n\nSal ek aanhou? Sonder 'n antwoord stop ek oor 'n week.`,
  watchedSoLong: 'Ek hou al drie maande lank vir jou dop',
  stopAll: "STOP ALARMS maak 'n einde aan al hierdie boodskappe.",
  foundTemplate:
    'Ons hou bandpryse vir jou dop, soos jy gevra het. Nou gekry: {{1}}. Dit maak altesaam {{2}} binne jou alarms. Tik hieronder om hulle met aansitpryse te sien. Om hierdie boodskappe te stop, stuur STOP ALARMS.',
  renewalTemplate:
    'Ons hou al drie maande lank bandpryse vir jou dop: {{1}}. Sal ons aanhou? Sonder ’n antwoord stop ons oor ’n week. Om al hierdie boodskappe te stop, stuur STOP ALARMS.',
  keep: 'Hou aan',
  stopThese: 'Hou op dophou',
  kept: (alerts) => (alerts === 0 ? 'Ek hou reeds dop.' : `${count(alerts)} gaan nog drie maande aan.`),
  ended: (alerts) =>
    alerts === 0
      ? 'Daar is niks om te stop nie.'
      : `${count(alerts)} is afgeskakel. "My alarms" bring ${alerts === 1 ? 'dit' : 'hulle'} terug.`,
}
