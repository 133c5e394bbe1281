import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { noiseWords } from '#core/rules/tyres/tyre-label.ts'
import type { search as english } from '../en/search.ts'
import { dayWords, readyWords, shortDay } from '../when.ts'
import { dates } from './dates.ts'

const types: typeof english.types = {
  all_season: 'alle seisoene',
  summer: 'somer',
  winter: 'winter',
  performance: 'hoëprestasie',
  all_terrain: 'all-terrain',
  mud_terrain: 'mud-terrain',
  highway_terrain: 'highway-terrain',
  commercial: 'kommersieel',
}

const confirmed = (days: number): string =>
  `${days === 0 ? 'vandag' : days === 1 ? 'gister' : `${days} dae gelede`} bevestig`
const tyres = (count: number) => (count === 1 ? '1 band' : `${count} bande`)
/** What is on the shelf; else from when it can be there. */
const inStock = ({ ready, onShelf, stock }: Offer): string =>
  ready ? `op bestelling: ${readyWords(ready, dates)}` : `${onShelf ?? stock} in voorraad`
const where = (offer: Offer) =>
  [
    [offer.shop.name, offer.shop.suburb ?? offer.shop.city].join(', '),
    offer.distanceKm === null ? undefined : formatDistance(offer.distanceKm),
    inStock(offer),
  ]
    .filter(Boolean)
    .join(' · ')

const total = (offer: Offer) =>
  offer.fitted
    ? `*${formatRand(offer.totalCents)} aangesit vir ${offer.quantity}*`
    : `*${formatRand(offer.totalCents)} vir ${offer.quantity}*, nie hier aangesit nie`

const labelLine = ({ label }: Offer): string | undefined => {
  if (!label) return undefined
  const noise = noiseWords(label)
  const said = [
    label.wetGrip && `nat greep ${label.wetGrip}`,
    label.fuelEfficiency && `brandstof ${label.fuelEfficiency}`,
    noise && `geraas ${noise}`,
  ]
  return `EU-etiket: ${said.filter(Boolean).join(' · ')}`
}

const needed = { vehicle: 'jou voertuig se oorspronklike band', asked: 'wat jy gevra het' }

const cautions = (offer: Offer, by: keyof typeof needed = 'vehicle') => [
  ...(offer.loadOk ? [] : [`⚠ Dra minder (lasindeks ${offer.loadIndex}) as ${needed[by]}`]),
  ...(offer.speedOk ? [] : [`⚠ Stadiger gegradeer (${offer.speedRating}) as ${needed[by]}`]),
]
const named = ({ brand, model, size, service }: Offer) => `${brand} ${model} ${size} ${service}`

export const search: typeof english = {
  types,
  tyres,
  title: (size) => (size ? `jou soektog na ${size}` : 'jou soektog'),
  whichSize:
    'Watter bande? Stuur die grootte wat op die band staan, soos 205/55R16, of jou voertuig: maak, model en jaar.',
  impossibleSize: (written) =>
    `Ek ken geen band van die grootte wat jy geskryf het nie (${written}). Kyk op die kant van die band: drie getalle soos 205/55R16.`,
  notASize: "Dit lyk nie soos 'n bandgrootte nie. Dit staan op die kant van die band, soos 205/55R16.",
  whichModel: (make) => `Watter ${make}?`,
  whichYear: (car, from, to) => `Watter jaar is jou ${car}? (${from} tot ${to ?? 'nou'})`,
  yearOutside: (car) => `Ek het geen ${car} van daardie jaar nie.`,
  whichOption: (car) =>
    `Die ${car} het met een van hierdie groottes uit die fabriek gekom. Watter een staan op jou band?`,
  oneOption: (car, size) =>
    `Die ${car} het met ${size} gekom. Kyk asseblief op die band voor jy bespreek: 'n kar kan 'n ander grootte dra.`,
  staggered: (car, front, rear) =>
    `Die ${car} dra verskillende groottes: ${front} voor en ${rear} agter. Kyk asseblief op die bande.`,
  whichAxle: 'Watter twee het jy nodig?',
  front: 'Voor',
  rear: 'Agter',
  frontWord: 'voor',
  rearWord: 'agter',
  unknownVehicle: (words) =>
    `Ek ken nog nie die groottes van ${words} nie. Die grootte staan op die kant van jou band, soos 205/55R16, en op die plakker in die bestuurdersdeur. Stuur dit asseblief vir my.`,
  models: 'Modelle',
  sizes: 'Groottes',
  whichPlace: "Waar moet die winkel wees? Stuur 'n voorstad of dorp, of deel jou ligging.",
  anywhere: 'Enige plek',
  unknownPlace: (words) => `Ek ken nie die plek "${words}" nie. Stuur asseblief 'n voorstad, 'n dorp of jou ligging.`,
  heading: (wish) =>
    [
      `*${wish.tyres}*${wish.deals ? ' met afslag' : ''}${wish.vehicle ? ` vir jou ${wish.vehicle}` : ''}`,
      wish.place ? `binne ${wish.radiusKm} km van ${wish.place}` : 'enige plek in Suid-Afrika',
      ...wish.extras,
    ].join(', '),
  dealsHeading: (place) => (place ? `Afslag naby ${place}` : 'Afslag'),
  underTyre: (rand) => `onder ${rand} 'n band`,
  underFitted: (rand) => `onder ${rand} 'n band aangesit`,
  underTotal: (rand) => `onder ${rand} altesaam`,
  runFlat: 'run-flat',
  premium: (brands) => `premium handelsmerke (${brands.join(', ')})`,
  notChinese: 'sonder die handelsmerke van Chinese makers wat ek ken',
  madeWhere: "Waar 'n band gemaak is, staan op sy kant; 'n handelsmerk kan fabrieke in verskeie lande hê.",
  theyCome: 'die monteur kom na jou, uitroepfooi ingesluit',
  nearestFirst: 'naaste eerste',
  bestRatedFirst: 'beste gegradeer eerste',
  set: (number, { front, rear, totalCents, fitted }, by) =>
    [
      `${number}. *Voor:* ${named(front)} · ${formatRand(front.priceCents)} elk`,
      `*Agter:* ${named(rear)} · ${formatRand(rear.priceCents)} elk`,
      fitted
        ? `*${formatRand(totalCents)} aangesit vir al 4*`
        : `*${formatRand(totalCents)} vir al 4*, nie hier aangesit nie`,
      [
        [front.shop.name, front.shop.suburb ?? front.shop.city].join(', '),
        front.distanceKm === null ? undefined : formatDistance(front.distanceKm),
      ]
        .filter(Boolean)
        .join(' · '),
      ...cautions(front, by).map((words) => `${words} (voor)`),
      ...cautions(rear, by).map((words) => `${words} (agter)`),
    ].join('\n'),
  noSets: (front, rear, axle) =>
    `Geen winkel hier het ${front} en ${rear} nie. ⚠ Hierdie is net vir die ${axle === 'rear' ? 'agteras' : 'vooras'}: vra die monteur of hulle pas by wat op die ander as bly.`,
  setGone: 'Hierdie bande is nie meer saam te kry nie. Stuur weer die groottes en ek soek van voor af.',
  bothAxles: 'Voor en agter',
  originalSize: 'Jou voertuig se eie grootte',
  offer: (number, offer, by) =>
    [
      `${number}. *${offer.brand} ${offer.model}* · ${offer.size} ${offer.service}${offer.extraLoad ? ' XL' : ''}${offer.runFlat ? ' run-flat' : ''}`,
      offer.deal
        ? `Afslag ${formatRand(offer.priceCents)} elk (was ${formatRand(offer.listPriceCents)}) · ${total(offer)}`
        : `${formatRand(offer.priceCents)} elk · ${total(offer)}`,
      where(offer),
      ...cautions(offer, by),
    ].join('\n'),
  comparing: (count, quantity) =>
    `*${count === 1 ? 'Een aanbod' : `${count} aanbiedinge`} langs mekaar*, vir ${tyres(quantity)}`,
  comparedBy: (offer, confirmedDays) =>
    [
      [
        types[offer.type],
        offer.loadIndex === null ? undefined : `las ${offer.loadIndex}`,
        offer.speedRating === null ? undefined : `spoed ${offer.speedRating}`,
        offer.runFlat ? 'run-flat' : 'nie run-flat nie',
        offer.shop.rating === null ? 'Geen gradering' : `${offer.shop.rating.toFixed(1)} ★ (${offer.shop.reviewCount})`,
        confirmedDays === undefined ? undefined : `voorraad ${confirmed(confirmedDays)}`,
        `kode ${offer.code}`,
      ]
        .filter(Boolean)
        .join(' · '),
      labelLine(offer),
    ]
      .filter(Boolean)
      .join('\n'),
  cheapestOf: (number, offer) =>
    `Goedkoopste: nommer ${number}, ${formatRand(offer.totalCents)}${offer.fitted ? ' aangesit' : ''}.`,
  contains: 'Die aangesit-pryse sluit die bande, aansit, balansering en nuwe kleppe in.',
  rowTitle: (number, offer) => `${number}. ${offer.brand} ${offer.model}`,
  rowDescription: (offer) => `${formatRand(offer.totalCents)}${offer.fitted ? ' aangesit' : ''} · ${offer.shop.name}`,
  choose: 'Kies',
  more: 'Meer',
  moreHint: 'Die volgende vyf',
  cheapest: 'Goedkoopste eerste',
  nearest: 'Naaste eerste',
  searchAnywhere: 'Soek oral',
  searchAnywhereHint: 'Die hele Suid-Afrika',
  rearSize: (size) => `Agterbande ${size}`,
  frontSize: (size) => `Voorbande ${size}`,
  bookThen: (date, time) => `Kies een en ek bespreek dit vir ${dayWords(date, dates)}${time ? ` om ${time}` : ''}.`,
  noMore: 'Dit was al.',
  tooMany: (most) => `Ek soek tot ${most} bande op 'n slag, so hier is ${most}. Vir meer, bel asseblief 'n winkel.`,
  whereItStands:
    'Kyk op die kant van die band vir letters en syfers soos 205/55R16 (breedte, hoogte, velling). Dit staan ook op die plakker binne die bestuurdersdeur. Of stuur my die maak, model en jaar van die kar.',
  whichOne: 'Watter een? Stuur die nommer.',
  nothing: (wish) => `Ek het niks gekry vir ${wish} nie.`,
  noDeals: 'Geen winkel het nou afslag nie.',
  noDealsNear: (place, km) => `Geen winkel binne ${km} km van ${place} het nou afslag nie.`,
  upTo: (km) => `Tot ${km} km ver`,
  nothingAtAll: "Geen winkel het nou so 'n band nie.",
  withoutLimit: {
    radius: (km) => `Verder weg (tot ${km} km)`,
    place: 'Enige plek in SA',
    price: 'Sonder die prysperk',
    brand: 'Ander handelsmerke',
    type: 'Enige tipe',
    run_flat: 'Nie run-flat nie',
    extra_load: 'Sonder XL',
    quantity: 'Minder bande',
    shop: 'By ander winkels',
    deals: 'Sonder afslag',
    rating: 'Ongeag die gradering',
    services: 'Sonder daardie dienste',
    payment: 'Winkels wat ander betaling vat',
    open_now: 'Nou toe',
    mobile: 'Jy gaan na die winkel',
  },
  relaxed: (what, offer) =>
    `• ${what}: ${offer.brand} ${offer.model} teen ${formatRand(offer.priceCents)} elk, ${offer.shop.name}${offer.distanceKm === null ? '' : ` (${formatDistance(offer.distanceKm)})`}${offer.stock < offer.quantity ? `, net ${offer.stock} oor` : ''}`,
  relaxedSize: (size, percent, offer) =>
    `• *'n Ander grootte*, ${size} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} % in omtrek): ${offer.brand} ${offer.model} teen ${formatRand(offer.priceCents)} elk. Vra die winkel of dit by jou velling en kar pas.`,
  details: (offer, kg, kmh, by) =>
    [
      `*${offer.brand} ${offer.model}*`,
      `${offer.size} ${offer.service}${offer.extraLoad ? ' XL' : ''}${offer.runFlat ? ' run-flat' : ''} · ${types[offer.type]}`,
      kg && kmh ? `Dra ${kg} kg per band, tot ${kmh} km/h` : undefined,
      labelLine(offer),
      offer.deal
        ? `Afslag: ${offer.deal.title} (was ${formatRand(offer.listPriceCents)} elk${offer.deal.endsOn ? `, tot ${shortDay(offer.deal.endsOn, dates)}` : ''})`
        : undefined,
      ...cautions(offer, by),
    ]
      .filter(Boolean)
      .join('\n'),
  line: {
    tyre: 'Bande',
    fitting: 'Aansit',
    balancing: 'Balansering',
    valve: 'Kleppe',
    service: 'Diens',
    call_out: 'Uitroep',
    other: 'Ander',
    adjustment: 'Aanpassing',
  },
  inFitting: 'Aansit sluit balansering en nuwe kleppe in.',
  sum: (rand, fitted) => (fitted ? `*Totaal aangesit ${rand}*` : `*Totaal ${rand}*, nie hier aangesit nie`),
  at: (offer, address, today, confirmedDays) =>
    `${offer.shop.name}${offer.shop.verified ? ' ✓ geverifieer' : ''}\n${address}${offer.distanceKm === null ? '' : ` · ${formatDistance(offer.distanceKm)}`}\n${today}\n${inStock(offer)}${confirmedDays === undefined ? '' : `, ${confirmed(confirmedDays)}`} · kode ${offer.code}`,
  bookThis: 'Bespreek aansit',
  shopDetails: 'Oor die winkel',
  backToList: 'Terug na die lys',
  noSizeOnRim: (rim) => `Ek ken geen ${rim} duim grootte wat so ver soos joune rol nie. Hier is jou grootte weer.`,
  otherRim: (rim, size) =>
    `Op ${rim} duim vellings rol hierdie groottes amper so ver soos ${size}. Dis *ander groottes*: jy het ander vellings nodig, en die winkel moet eers na breedte, las en spoed kyk.`,
  alike: (size, percent) => `• ${size} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} % in omtrek)`,
  alreadyCheapest: 'Dis klaar die goedkoopste, met aansit. Ek kan verder weg soek.',
}
