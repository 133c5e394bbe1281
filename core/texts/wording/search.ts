import type { Offer, TyreSet } from '#core/contracts/offers.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { noiseWords } from '#core/rules/tyres/tyre-label.ts'
import type { Sentences } from '../sentences.ts'
import { dayWords, readyWords, shortDay } from '../when.ts'

/** Whether the vehicle or the driver's own words say how much a tyre has to carry. */
type By = 'vehicle' | 'asked'

/** What was searched for, in words. */
type Wanted = {
  tyres: string
  vehicle: string
  place?: string | undefined
  /** Only at that one. */
  shop?: string | undefined
  radiusKm?: number | undefined
  extras: string[]
  deals: boolean
}

export const search = ({ search: s, dates }: Sentences) => {
  const lines = (...all: (string | undefined)[]): string => all.filter(Boolean).join('\n')
  const beside = (...all: (string | undefined)[]): string => all.filter(Boolean).join(' · ')
  const far = ({ distanceKm }: Offer) => (distanceKm === null ? undefined : formatDistance(distanceKm))
  const shopAndPlace = ({ shop }: Offer): string => `${shop.name}, ${shop.suburb ?? shop.city}`
  /** What is on the shelf; else from when it can be there. */
  const inStock = ({ ready, onShelf, stock }: Offer): string =>
    ready ? s.stock.toOrder(readyWords(ready, dates)) : s.stock.free(onShelf ?? stock)
  const signed = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(1)}`
  /** What is known of the European label. */
  const labelLine = ({ label }: Offer): string | undefined => {
    if (!label) return undefined
    const noise = noiseWords(label)
    return s.label.line(
      beside(
        label.wetGrip ? s.label.wetGrip(label.wetGrip) : undefined,
        label.fuelEfficiency ? s.label.fuel(label.fuelEfficiency) : undefined,
        noise ? s.label.noise(noise) : undefined,
      ),
    )
  }
  const cautions = (offer: Offer, by: By = 'vehicle'): string[] => [
    ...(offer.loadOk ? [] : [s.carriesLess({ index: String(offer.loadIndex), by })]),
    ...(offer.speedOk ? [] : [s.ratedSlower({ rating: String(offer.speedRating), by })]),
  ]
  const marked = ({ size, service, extraLoad, runFlat }: Offer): string =>
    s.marked({ size, service, extraLoad, runFlat })
  const marks = (offer: Offer): string => marked({ ...offer, size: '' }).trim()
  const called = (offer: Offer, of: (offer: Offer) => string): string => `${offer.brand} ${offer.model} ${of(offer)}`
  const each = ({ deal, priceCents, listPriceCents }: Offer): string =>
    deal
      ? s.eachOnSpecial({ price: formatRand(priceCents), listPrice: formatRand(listPriceCents) })
      : s.each(formatRand(priceCents))
  const total = ({ totalCents, quantity, fitted }: Offer): string =>
    s.total({ total: formatRand(totalCents), quantity, fitted })
  return {
    ...s,
    title: (size: string | undefined) => s.title({ hasSize: Boolean(size), size: size ?? '' }),
    whichYear: (car: string, from: number, to: number | null) =>
      s.whichYear({ car, from, hasTo: to !== null, to: to ?? '' }),
    noted: (parts: readonly string[]) => s.noted(parts.join(', ')),
    oneOption: (car: string, size: string) => s.oneOption({ car, size }),
    staggered: (car: string, front: string, rear: string) => s.staggered({ car, front, rear }),
    rims: (front: number, rear: number) => s.rims({ isSame: front === rear, front, rear }),
    shopHasNone: (shop: string, size: string) => s.shopHasNone({ shop, size }),
    heading: ({ tyres, vehicle, place, shop, radiusKm, extras, deals }: Wanted) =>
      [
        s.heading.what({ tyres, deals, hasVehicle: vehicle !== '', vehicle }),
        shop ? s.heading.atShop(shop) : place ? s.heading.near({ km: String(radiusKm), place }) : s.heading.anywhere,
        ...extras,
      ].join(', '),
    dealsHeading: (place: string | undefined) => s.dealsHeading({ hasPlace: Boolean(place), place: place ?? '' }),
    premium: (brands: readonly string[]) => s.premium(brands.join(', ')),
    /** A line of the results: what it costs, what it is and how far; its row says who has it and when. */
    result: (number: number, offer: Offer, has: { size: boolean }) =>
      beside(
        s.result({ number, total: formatRand(offer.totalCents), tyre: called(offer, has.size ? marked : marks) }),
        offer.fitted ? undefined : s.notFitted,
        far(offer),
        offer.deal ? s.onSpecial : undefined,
      ),
    /** The front tyres stand first, as in the line above the results. */
    setResult: (number: number, { front, rear, totalCents, fitted }: TyreSet) => {
      const isSame = front.brand === rear.brand && front.model === rear.model
      const tyre = `${called(front, marks)} + ${isSame ? marks(rear) : called(rear, marks)}`
      return beside(
        s.result({ number, total: formatRand(totalCents), tyre }),
        fitted ? undefined : s.notFitted,
        far(front),
      )
    },
    /** Above those that carry less or are slower than they should be. */
    below: (offers: readonly Offer[], by: By) => {
      const [load, speed] = [offers.map(({ loadOk }) => loadOk), offers.map(({ speedOk }) => speedOk)]
      const isBoth = ![...load, ...speed].includes(true)
      const what = isBoth ? 'both' : !speed.includes(false) ? 'load' : load.includes(false) ? 'either' : 'speed'
      return s.below({ by, what })
    },
    contains: (quantity: number, areFitted: boolean) => s.contains({ quantity, areFitted }),
    noSets: (front: string, rear: string, axle: 'front' | 'rear') => s.noSets({ front, rear, axle }),
    offer: (number: number, offer: Offer, by?: By) => {
      const prices = { price: formatRand(offer.priceCents), total: total(offer) }
      return lines(
        s.offer.title({ number, brand: offer.brand, model: offer.model, marked: marked(offer) }),
        offer.deal ? s.offer.deal({ ...prices, listPrice: formatRand(offer.listPriceCents) }) : s.offer.each(prices),
        beside(shopAndPlace(offer), far(offer), inStock(offer)),
        ...cautions(offer, by),
      )
    },
    comparing: (count: number, quantity: number) => s.comparing({ count, quantity }),
    comparedBy: (offer: Offer, confirmedDays: number | undefined) =>
      lines(
        beside(
          s.types[offer.type],
          offer.loadIndex === null ? undefined : s.comparedBy.load(offer.loadIndex),
          offer.speedRating === null ? undefined : s.comparedBy.speed(offer.speedRating),
          s.comparedBy.runFlat(offer.runFlat),
          offer.shop.rating === null
            ? s.comparedBy.noRating
            : `${offer.shop.rating.toFixed(1)} ★ (${offer.shop.reviewCount})`,
          confirmedDays === undefined ? undefined : s.comparedBy.stock(confirmedDays),
          s.comparedBy.code(offer.code),
        ),
        labelLine(offer),
      ),
    /** Of several that cost the same, none is the cheapest. */
    cheapestOf: (numbers: readonly number[], offer: Offer) => {
      const cost = { total: formatRand(offer.totalCents), fitted: offer.fitted }
      const [number = 1, ...more] = numbers
      return more.length === 0
        ? s.cheapestOf({ number, ...cost })
        : s.cheapestEqual({ numbers: numbers.join(', '), ...cost })
    },
    dayEach: ([first, second]: readonly [string, string]) =>
      s.dayEach({ first: dayWords(first, dates), second: dayWords(second, dates) }),
    rowTitle: (number: number, { totalCents, brand }: Pick<Offer, 'totalCents' | 'brand'>) =>
      s.rowTitle({ number, total: formatRand(totalCents), brand }),
    rowDescription: (offer: Offer) => beside(shopAndPlace(offer), inStock(offer), each(offer)),
    setDescription: ({ front, rear }: TyreSet) =>
      beside(
        shopAndPlace(front),
        s.set.each({ front: formatRand(front.priceCents), rear: formatRand(rear.priceCents) }),
      ),
    bookThen: (date: string, time: string | undefined) =>
      s.bookThen({ date: dayWords(date, dates), hasTime: Boolean(time), time: time ?? '' }),
    notThen: (date: string, time: string | undefined) =>
      s.notThen({ date: dayWords(date, dates), hasTime: Boolean(time), time: time ?? '' }),
    noDealsNear: (place: string, km: number) => s.noDealsNear({ km, place }),
    relaxed: (what: string, offer: Offer) =>
      s.relaxed({
        what,
        tyre: `${offer.brand} ${offer.model}`,
        each: formatRand(offer.priceCents),
        shop: offer.shop.name,
        hasDistance: offer.distanceKm !== null,
        distance: far(offer) ?? '',
        tooFew: offer.stock < offer.quantity,
        stock: offer.stock,
      }),
    relaxedSize: (size: string, percent: number, { brand, model, priceCents }: Offer) =>
      s.relaxedSize({ size, percent: signed(percent), tyre: `${brand} ${model}`, each: formatRand(priceCents) }),
    details: (offer: Offer, kg: number | undefined, kmh: number | undefined, by?: By) => {
      const { deal } = offer
      return lines(
        `*${offer.brand} ${offer.model}*`,
        beside(marked(offer), s.types[offer.type]),
        kg && kmh ? s.details.carries({ kg, kmh }) : undefined,
        labelLine(offer),
        deal
          ? s.details.deal({
              title: deal.title,
              listPrice: formatRand(offer.listPriceCents),
              hasEnd: Boolean(deal.endsOn),
              end: deal.endsOn ? shortDay(deal.endsOn, dates) : '',
            })
          : undefined,
        ...cautions(offer, by),
      )
    },
    sum: (rand: string, fitted: boolean) => s.sum({ rand, fitted }),
    at: (offer: Offer, address: string, today: string, confirmedDays: number | undefined) =>
      s.at({
        shop: offer.shop.name,
        verified: offer.shop.verified,
        address,
        hasDistance: offer.distanceKm !== null,
        distance: offer.distanceKm === null ? '' : formatDistance(offer.distanceKm),
        today,
        inStock: inStock(offer),
        hasConfirmedDays: confirmedDays !== undefined,
        confirmedDays: confirmedDays ?? 0,
        code: offer.code,
      }),
    otherRim: (rim: number, size: string) => s.otherRim({ rim, size }),
    alike: (size: string, percent: number) => s.alike({ size, percent: signed(percent) }),
  }
}
