import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { axleSaid } from '#bot/understand/said/axle-said.ts'
import { figuresIn } from '#bot/understand/said/figures.ts'
import { wantsMiddle } from '#bot/understand/said/list/spoken-against.ts'
import { beginsSearch, onlySorts, saysOnly, saysWider, wantsOtherList } from '#bot/understand/said/list/which-list.ts'
import { endNamed, manyFromEnd, namesChosen, placeFromEnd } from '#bot/understand/said/which.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { findPlace } from '#core/rules/places/places.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import { firstPage, onlyAxle, pairOf } from './changes.ts'
import type { SearchDraft, ShownOffer } from './draft.ts'

/** The one of the list that words choose by make, shop, suburb, price or as the cheapest; undefined for none or several. */
export function chosenOf(message: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer | undefined {
  const { text: words, understood } = message
  const { size, sizeFront, vehicle, rim } = understood.slots
  if (message.choice || message.kind !== 'text' || words.length > 200 || shown.length === 0) return undefined
  if (size ?? sizeFront ?? vehicle ?? rim) return undefined
  if (readsAsQuestion(words) || beginsSearch(words)) return undefined
  const other = notThat(message, shown)
  if (other) return other
  if (wantsOtherList(words) && !wantsMiddle(plainText(words))) return undefined
  if (understood.intent === 'refine' && onlySorts(words)) return undefined
  const left = narrowed(message, shown)
  if (!left) return undefined
  const [only, ...more] = left
  return more.length === 0 ? only : undefined
}

/** The two or three of one end of the list: 'the two cheapest'. None if tyres are counted. */
export function severalOf({ text: words, choice }: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer[] {
  const most = choice ? undefined : endNamed(words)
  const count = manyFromEnd(words)
  if (!count || (most !== 'cheapest' && most !== 'dearest' && most !== 'nearest')) return []
  return Array.from({ length: count }, (_, at) => ofEnd(shown, most, at + 1)).flat()
}

/** How many tyres are said beside the one that words choose: 'the cheapest, but only two'. */
export const countedBeside = ({ choice, understood }: ParsedMessage, draft: SearchDraft): SearchDraft => {
  const { quantity } = understood.slots
  return choice || !quantity || quantity === draft.query.quantity
    ? draft
    : { ...draft, query: { ...draft.query, quantity } }
}

/** 'Not the Michelin, the other': the only one that is left, if nothing else is named. */
export function notThat(message: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer | undefined {
  const { chosen, denied } = brandsNamed(message, shown)
  const left = shown.filter(({ brand }) => !denied.includes(brand))
  return denied.length > 0 && chosen.length === 0 && left.length === 1 ? left[0] : undefined
}

/** Wishes that complaints about the list are read as. */
const aboutList: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'refine',
    'pick',
    'no',
    'answer',
    'unknown',
    'unsure',
    'ask_offer',
    'ask_shop',
    'ask_tyres',
    'compare',
  ] as const),
])
const besideComplaint: ReadonlySet<string> = new Set(['notBrands', 'sort', 'pointing', 'edge', 'place', 'shop'])

/** 'Michelin is too steep', 'I do not trust Budget Bande' and nothing wanted instead: the search without what is denied. */
export function withoutDenied(message: ParsedMessage, draft: SearchDraft): SearchDraft | undefined {
  const { choice, kind, text: words, understood } = message
  const shown = draft.shown ?? []
  if (choice || kind !== 'text' || words.length > 200 || draft.set || shown.length < 2) return undefined
  if (!aboutList.has(understood.intent) || readsAsQuestion(words)) return undefined
  if (!Object.keys(understood.slots).every((name) => besideComplaint.has(name))) return undefined
  const brands = brandsNamed(message, shown)
  const shops = namesChosen(
    words,
    shown.map(({ shop: name }) => name),
  )
  if (brands.chosen.length + shops.chosen.length > 0) return undefined
  const shop = shown.find((one) => shops.denied.includes(one.shop))?.shopId
  if (brands.denied.length === 0 && !shop) return undefined
  const { query, ...rest } = firstPage(draft)
  const exceptBrands = [...new Set([...(query.exceptBrands ?? []), ...brands.denied])]
  const left = query.brands?.filter((brand) => !brands.denied.includes(brand))
  const { brands: _brands, ...others } = query
  return {
    ...rest,
    query: {
      ...others,
      ...(left && left.length > 0 && { brands: left }),
      ...(exceptBrands.length > 0 && { exceptBrands }),
      ...(shop && { exceptShopId: shop }),
    },
  }
}

/** The makes of the list that are chosen and denied; 'not the Michelin or the Dunlop' denies both, also if only one is shown. */
function brandsNamed({ text: words, understood }: ParsedMessage, shown: readonly ShownOffer[]) {
  const brands = shown.map(({ brand }) => brand)
  const { chosen, denied } = namesChosen(words, brands)
  const not = (understood.slots.notBrands ?? []).filter((brand) => brands.includes(brand))
  return { chosen: chosen.filter((brand) => !not.includes(brand)), denied: [...new Set([...denied, ...not])] }
}

/** Those of the list that fit everything named; undefined if nothing of it is named. */
function narrowed(message: ParsedMessage, shown: readonly ShownOffer[]): ShownOffer[] | undefined {
  const { text: words } = message
  const placesOf = ({ shop, suburb }: ShownOffer): string[] => [shop, suburb, ...shop.split(' ').slice(0, 1)]
  const parts = [
    { namesOf: ({ brand }: ShownOffer) => [brand], named: brandsNamed(message, shown) },
    { namesOf: placesOf, named: namesChosen(words, shown.flatMap(placesOf)) },
  ]
  let left = [...shown]
  let isNamed = false
  for (const { namesOf, named } of parts) {
    const { chosen, denied } = named
    isNamed ||= chosen.length > 0 || denied.length > 0
    left = left.filter((one) => {
      const names = namesOf(one)
      return chosen.length > 0
        ? names.some((name) => chosen.includes(name))
        : !names.some((name) => denied.includes(name))
    })
  }
  const prices = figuresIn(words).filter((figure) => figure >= MIN_PRICE)
  const priced = left.filter(({ totalCents }) => prices.some((rand) => isAbout(rand, totalCents)))
  if (priced.length > 0) return priced
  if (wantsMiddle(plainText(words))) return middleOf(left, shown)
  const most = endNamed(words)
  if (most === 'cheapest' || most === 'dearest' || most === 'nearest')
    return [...ofEnd(left, most, placeFromEnd(words))]
  return isNamed ? left : undefined
}

/** Neither the dearest nor the cheapest; what is denied is none of it. */
function middleOf(left: readonly ShownOffer[], shown: readonly ShownOffer[]): ShownOffer[] {
  const middle = (of: readonly ShownOffer[]) =>
    of.toSorted((one, other) => one.totalCents - other.totalCents)[Math.floor((of.length - 1) / 2)]
  const ofAll = middle(shown)
  const found = ofAll && left.includes(ofAll) && shown.length > 2 ? ofAll : middle(left)
  return found ? [found] : []
}

const MIN_PRICE = 500
/** '6500' is R 6 496. */
const isAbout = (rand: number, cents: number): boolean => Math.abs(rand * 100 - cents) <= cents / 100

const far = Number.POSITIVE_INFINITY

function ofEnd(left: readonly ShownOffer[], most: 'cheapest' | 'dearest' | 'nearest', place: number): ShownOffer[] {
  const measure = ({ totalCents, distanceKm }: ShownOffer): number =>
    most === 'nearest' ? (distanceKm ?? far) : most === 'cheapest' ? totalCents : -totalCents
  const found = left.toSorted((one, other) => measure(one) - measure(other))[place - 1]
  return found ? [found] : []
}

/** 'Only the back ones', 'all four', where front and rear differ. */
export function axleChosen(message: ParsedMessage, draft: SearchDraft): SearchDraft | undefined {
  const { size, sizeFront, vehicle } = message.understood.slots
  if (!draft.other || message.choice || message.kind !== 'text' || (size ?? sizeFront ?? vehicle)) return undefined
  const wide = saysWider(message.text) ? widerAxle(draft) : undefined
  const axle = axleSaid(message.text) ?? wide
  if (!axle) return undefined
  return axle === 'both' ? pairOf(draft) : onlyAxle(draft, axle)
}

function widerAxle({ query: { size = '' }, other }: SearchDraft): Axle | undefined {
  if (!other) return undefined
  const [here, there] = [size, other.size.code].map((code) => Number.parseInt(code, 10))
  const otherOne = other.which
  return (here ?? 0) > (there ?? 0) ? (otherOne === 'rear' ? 'front' : 'rear') : otherOne
}

/** 'Only the ones in Randburg': those of that shop, or near that place. */
export function onlyThere(
  { text: words, choice, understood }: ParsedMessage,
  draft: SearchDraft,
): SearchDraft | undefined {
  const { slots } = understood
  if (choice || !saysOnly(words) || slots.brand || slots.size || slots.vehicle) return undefined
  const shown = draft.shown ?? []
  const { chosen } = namesChosen(
    words,
    shown.map(({ suburb }) => suburb),
  )
  const [suburb, other] = chosen
  if (!suburb || other) return undefined
  const shops = [...new Set(shown.filter((one) => one.suburb === suburb).map(({ shopId }) => shopId))]
  const first = firstPage(draft)
  if (shops.length === 1 && shops[0]) return { ...first, query: { ...first.query, shopId: shops[0] } }
  const place = findPlace(suburb)
  return (
    place && {
      ...first,
      place: { label: place.name, lat: place.lat, lng: place.lng },
      query: { ...first.query, radiusKm: 5 },
    }
  )
}
