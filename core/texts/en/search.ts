import type { Offer, TyreSet } from '#core/contracts/offers.ts'
import type { TyreType } from '#core/contracts/tyres.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { noiseWords } from '#core/rules/tyres/tyre-label.ts'
import { dayWords, readyWords, shortDay } from '../when.ts'
import { dates } from './dates.ts'

const types: Record<TyreType, string> = {
  all_season: 'all-season',
  summer: 'summer',
  winter: 'winter',
  performance: 'performance',
  all_terrain: 'all-terrain',
  mud_terrain: 'mud-terrain',
  highway_terrain: 'highway-terrain',
  commercial: 'commercial',
}

const confirmed = (days: number): string =>
  `confirmed ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}`
const tyres = (count: number) => (count === 1 ? '1 tyre' : `${count} tyres`)
/** What is on the shelf; else from when it can be there. */
const inStock = ({ ready, onShelf, stock }: Offer): string =>
  ready ? `to order: ${readyWords(ready, dates)}` : `${onShelf ?? stock} in stock`
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
    ? `*${formatRand(offer.totalCents)} fitted for ${offer.quantity}*`
    : `*${formatRand(offer.totalCents)} for ${offer.quantity}*, not fitted here`

/** What is known of the European label. */
const labelLine = ({ label }: Offer): string | undefined => {
  if (!label) return undefined
  const noise = noiseWords(label)
  const said = [
    label.wetGrip && `wet grip ${label.wetGrip}`,
    label.fuelEfficiency && `fuel ${label.fuelEfficiency}`,
    noise && `noise ${noise}`,
  ]
  return `EU label: ${said.filter(Boolean).join(' · ')}`
}

/** Whether the vehicle or the driver's own words say how much a tyre has to carry. */
type By = 'vehicle' | 'asked'
const needed: Record<By, string> = { vehicle: "your vehicle's original tyre", asked: 'you asked for' }

const cautions = (offer: Offer, by: By = 'vehicle') => [
  ...(offer.loadOk ? [] : [`⚠ Carries less (load index ${offer.loadIndex}) than ${needed[by]}`]),
  ...(offer.speedOk ? [] : [`⚠ Rated slower (${offer.speedRating}) than ${needed[by]}`]),
]
const named = ({ brand, model, size, service }: Offer) => `${brand} ${model} ${size} ${service}`

export const search = {
  types,
  tyres,
  title: (size: string | undefined) => (size ? `your search for ${size}` : 'your search'),
  whichSize: 'Which tyres? Send the size from the sidewall, such as 205/55R16, or your vehicle: make, model and year.',
  impossibleSize: (written: string) =>
    `I know no tyre of the size you wrote (${written}). Look at the sidewall: three numbers such as 205/55R16.`,
  notASize: 'That does not look like a tyre size. It stands on the sidewall, such as 205/55R16.',
  whichModel: (make: string) => `Which ${make}?`,
  whichYear: (car: string, from: number, to: number | null) => `Which year is your ${car}? (${from} to ${to ?? 'now'})`,
  yearOutside: (car: string) => `I have no ${car} of that year.`,
  whichOption: (car: string) =>
    `The ${car} left the factory with one of these sizes. Which one stands on the sidewall of your tyre?`,
  oneOption: (car: string, size: string) =>
    `The ${car} came with ${size}. Please check the sidewall before you book: a car may wear another size.`,
  staggered: (car: string, front: string, rear: string) =>
    `The ${car} wears different sizes: ${front} in front and ${rear} behind. Please check the sidewalls.`,
  whichAxle: 'Which two do you need?',
  front: 'Front',
  rear: 'Rear',
  frontWord: 'front',
  rearWord: 'rear',
  unknownVehicle: (words: string) =>
    `I do not know the sizes of ${words} yet. The size stands on the sidewall of your tyre, such as 205/55R16, and on the sticker in the driver's door. Please send it to me.`,
  models: 'Models',
  sizes: 'Sizes',
  whichPlace: 'Where should the shop be? Send a suburb or town, or share your location.',
  anywhere: 'Anywhere',
  unknownPlace: (words: string) => `I do not know the place "${words}". Please send a suburb, a town or your location.`,
  heading: (wish: {
    tyres: string
    vehicle: string
    place?: string | undefined
    radiusKm?: number | undefined
    extras: string[]
    deals: boolean
  }) =>
    [
      `*${wish.tyres}*${wish.deals ? ' on special' : ''}${wish.vehicle ? ` for your ${wish.vehicle}` : ''}`,
      wish.place ? `within ${wish.radiusKm} km of ${wish.place}` : 'anywhere in South Africa',
      ...wish.extras,
    ].join(', '),
  dealsHeading: (place: string | undefined) => (place ? `Specials near ${place}` : 'Specials'),
  underTyre: (rand: string) => `under ${rand} a tyre`,
  underFitted: (rand: string) => `under ${rand} a tyre fitted`,
  underTotal: (rand: string) => `under ${rand} in all`,
  runFlat: 'run-flat',
  premium: (brands: readonly string[]) => `premium brands (${brands.join(', ')})`,
  notChinese: 'without the brands of Chinese makers that I know',
  madeWhere: 'Where a tyre was made stands on its sidewall; a brand may have factories in several countries.',
  theyCome: 'the fitter comes to you, call-out included',
  nearestFirst: 'nearest first',
  bestRatedFirst: 'best rated first',
  set: (number: number, { front, rear, totalCents, fitted }: TyreSet, by: By) =>
    [
      `${number}. *Front:* ${named(front)} · ${formatRand(front.priceCents)} each`,
      `*Rear:* ${named(rear)} · ${formatRand(rear.priceCents)} each`,
      fitted
        ? `*${formatRand(totalCents)} fitted for all 4*`
        : `*${formatRand(totalCents)} for all 4*, not fitted here`,
      [
        [front.shop.name, front.shop.suburb ?? front.shop.city].join(', '),
        front.distanceKm === null ? undefined : formatDistance(front.distanceKm),
      ]
        .filter(Boolean)
        .join(' · '),
      ...cautions(front, by).map((words) => `${words} (front)`),
      ...cautions(rear, by).map((words) => `${words} (rear)`),
    ].join('\n'),
  noSets: (front: string, rear: string, axle: 'front' | 'rear') =>
    `No shop here has both ${front} and ${rear}. ⚠ These are for the ${axle} axle only: ask the fitter whether they suit what stays on the other one.`,
  setGone: 'These tyres are no longer to be had together. Send the sizes again and I look anew.',
  bothAxles: 'Front and rear',
  originalSize: "Your vehicle's own size",
  offer: (number: number, offer: Offer, by?: By) =>
    [
      `${number}. *${offer.brand} ${offer.model}* · ${offer.size} ${offer.service}${offer.extraLoad ? ' XL' : ''}${offer.runFlat ? ' run-flat' : ''}`,
      offer.deal
        ? `Deal ${formatRand(offer.priceCents)} each (was ${formatRand(offer.listPriceCents)}) · ${total(offer)}`
        : `${formatRand(offer.priceCents)} each · ${total(offer)}`,
      where(offer),
      ...cautions(offer, by),
    ].join('\n'),
  comparing: (count: number, quantity: number) =>
    `*${count === 1 ? 'One offer' : `${count} offers`} side by side*, for ${tyres(quantity)}`,
  comparedBy: (offer: Offer, confirmedDays: number | undefined) =>
    [
      [
        types[offer.type],
        offer.loadIndex === null ? undefined : `load ${offer.loadIndex}`,
        offer.speedRating === null ? undefined : `speed ${offer.speedRating}`,
        offer.runFlat ? 'run-flat' : 'not run-flat',
        offer.shop.rating === null ? 'No rating' : `${offer.shop.rating.toFixed(1)} ★ (${offer.shop.reviewCount})`,
        confirmedDays === undefined ? undefined : `stock ${confirmed(confirmedDays)}`,
        `code ${offer.code}`,
      ]
        .filter(Boolean)
        .join(' · '),
      labelLine(offer),
    ]
      .filter(Boolean)
      .join('\n'),
  cheapestOf: (number: number, offer: Offer) =>
    `Cheapest: number ${number}, ${formatRand(offer.totalCents)}${offer.fitted ? ' fitted' : ''}.`,
  contains: 'Fitted totals contain the tyres, fitting, balancing and new valves.',
  rowTitle: (number: number, offer: Offer) => `${number}. ${offer.brand} ${offer.model}`,
  rowDescription: (offer: Offer) =>
    `${formatRand(offer.totalCents)}${offer.fitted ? ' fitted' : ''} · ${offer.shop.name}`,
  choose: 'Choose',
  more: 'More',
  moreHint: 'The next five',
  cheapest: 'Cheapest first',
  nearest: 'Nearest first',
  searchAnywhere: 'Search everywhere',
  searchAnywhereHint: 'All of South Africa',
  rearSize: (size: string) => `Rear tyres ${size}`,
  frontSize: (size: string) => `Front tyres ${size}`,
  bookThen: (date: string, time: string | undefined) =>
    `Pick one and I book it for ${dayWords(date, dates)}${time ? ` at ${time}` : ''}.`,
  noMore: 'That was all.',
  tooMany: (most: number) =>
    `I look for up to ${most} tyres at once, so here are ${most}. For more, please call a shop.`,
  whereItStands:
    "Look at the side of the tyre for letters and numbers such as 205/55R16 (width, height, rim). It also stands on the sticker inside the driver's door. Or send me the make, model and year of the car.",
  whichOne: 'Which one? Send its number.',
  nothing: (wish: string) => `I found nothing for ${wish}.`,
  noDeals: 'No shop has a special right now.',
  noDealsNear: (place: string, km: number) => `No shop within ${km} km of ${place} has a special right now.`,
  upTo: (km: number) => `Up to ${km} km away`,
  nothingAtAll: 'No shop has such a tyre right now.',
  withoutLimit: {
    radius: (km: number) => `Further away (up to ${km} km)`,
    place: 'Anywhere in South Africa',
    price: 'Without the price limit',
    brand: 'Other brands',
    type: 'Any type',
    run_flat: 'Not run-flat',
    extra_load: 'Without XL',
    quantity: 'Fewer tyres',
    shop: 'At other shops',
    deals: 'Without a deal',
    rating: 'However it is rated',
    services: 'Without those services',
    payment: 'Shops that take other payment',
    open_now: 'Closed at the moment',
    mobile: 'You go to the shop',
  },
  relaxed: (what: string, offer: Offer) =>
    `• ${what}: ${offer.brand} ${offer.model} at ${formatRand(offer.priceCents)} each, ${offer.shop.name}${offer.distanceKm === null ? '' : ` (${formatDistance(offer.distanceKm)})`}${offer.stock < offer.quantity ? `, only ${offer.stock} left` : ''}`,
  relaxedSize: (size: string, percent: number, offer: Offer) =>
    `• *Another size*, ${size} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} % in circumference): ${offer.brand} ${offer.model} at ${formatRand(offer.priceCents)} each. Ask the fitter whether it suits your rim and car.`,
  details: (offer: Offer, kg: number | undefined, kmh: number | undefined, by?: By) =>
    [
      `*${offer.brand} ${offer.model}*`,
      `${offer.size} ${offer.service}${offer.extraLoad ? ' XL' : ''}${offer.runFlat ? ' run-flat' : ''} · ${types[offer.type]}`,
      kg && kmh ? `Carries ${kg} kg a tyre, up to ${kmh} km/h` : undefined,
      labelLine(offer),
      offer.deal
        ? `Deal: ${offer.deal.title} (was ${formatRand(offer.listPriceCents)} each${offer.deal.endsOn ? `, until ${shortDay(offer.deal.endsOn, dates)}` : ''})`
        : undefined,
      ...cautions(offer, by),
    ]
      .filter(Boolean)
      .join('\n'),
  line: {
    tyre: 'Tyres',
    fitting: 'Fitting',
    balancing: 'Balancing',
    valve: 'Valves',
    service: 'Service',
    call_out: 'Call-out',
    other: 'Other',
    adjustment: 'Adjustment',
  },
  inFitting: 'Fitting includes balancing and new valves.',
  sum: (rand: string, fitted: boolean) => (fitted ? `*Total fitted ${rand}*` : `*Total ${rand}*, not fitted here`),
  at: (offer: Offer, address: string, today: string, confirmedDays: number | undefined) =>
    `${offer.shop.name}${offer.shop.verified ? ' ✓ verified' : ''}\n${address}${offer.distanceKm === null ? '' : ` · ${formatDistance(offer.distanceKm)}`}\n${today}\n${inStock(offer)}${confirmedDays === undefined ? '' : `, ${confirmed(confirmedDays)}`} · code ${offer.code}`,
  bookThis: 'Book fitting',
  shopDetails: 'About the shop',
  backToList: 'Back to the list',
  noSizeOnRim: (rim: number) => `I know no ${rim} inch size that rolls as far as yours. Here is your size again.`,
  otherRim: (rim: number, size: string) =>
    `On ${rim} inch rims these sizes roll nearly as far as ${size}. They are *other sizes*: you need other rims, and the fitter must check width, load and speed first.`,
  alike: (size: string, percent: number) =>
    `• ${size} (${percent > 0 ? '+' : ''}${percent.toFixed(1)} % in circumference)`,
  alreadyCheapest: 'These are the cheapest already, with fitting. I can look further away.',
}
