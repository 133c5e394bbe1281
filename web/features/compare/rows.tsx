import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import type { LabelGrade } from '#core/contracts/tyres.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { stockLevel } from '#core/rules/prices/stock.ts'
import { loadKg, speedKmh } from '#core/rules/tyres/load-speed.ts'
import { noiseWords } from '#core/rules/tyres/tyre-label.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { fittingEach, tyres } from '#web/components/tyres/offer-price.tsx'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { StockState } from '#web/components/tyres/stock-state.tsx'
import { dateWords } from '#web/lib/dates.ts'
import { typeNames } from '#web/lib/labels.ts'
import { linkLook } from '../../components/styles.ts'
import { Money } from '../../components/ui/money.tsx'

export type Row = {
  name: string
  tell(offer: Offer): ReactNode
  /** What is told, for finding the rows that tell the same of all. */
  value(offer: Offer): string | number | boolean | null
  /** The lower the better; the best of them is marked. */
  measure?(offer: Offer): number | null
  /** Left out where nothing is known of any offer. */
  ifKnown?: true
}

const notStated = 'Not stated'
const gradeOf = (grade: LabelGrade | null | undefined): number | null => (grade ? grade.charCodeAt(0) : null)

/** How it is built, and what the European label says. */
const markRows: readonly Row[] = [
  { name: 'Run-flat', value: ({ runFlat }) => runFlat, tell: ({ runFlat }) => (runFlat ? 'Yes' : 'No') },
  { name: 'Extra load', value: ({ extraLoad }) => extraLoad, tell: ({ extraLoad }) => (extraLoad ? 'Yes' : 'No') },
  {
    name: 'Wet grip',
    value: ({ label }) => label?.wetGrip ?? null,
    tell: ({ label }) => label?.wetGrip ?? notStated,
    measure: ({ label }) => gradeOf(label?.wetGrip),
    ifKnown: true,
  },
  {
    name: 'Fuel efficiency',
    value: ({ label }) => label?.fuelEfficiency ?? null,
    tell: ({ label }) => label?.fuelEfficiency ?? notStated,
    measure: ({ label }) => gradeOf(label?.fuelEfficiency),
    ifKnown: true,
  },
  {
    name: 'Noise outside',
    value: ({ label }) => (label && noiseWords(label)) ?? null,
    tell: ({ label }) => (label && noiseWords(label)) ?? notStated,
    measure: ({ label }) => label?.noiseDb ?? null,
    ifKnown: true,
  },
]

/** What is compared, in the order in which people ask. */
export const rowsFor = (quantity: number): Row[] => [
  {
    name: `Total, ${tyres(quantity)}`,
    value: ({ totalCents }) => totalCents,
    tell: ({ totalCents, fitted }) => (
      <>
        <Money cents={totalCents} className="font-extrabold text-lg" />
        <span className="block text-ink-soft text-sm">{fitted ? 'fitted' : 'not fitted'}</span>
      </>
    ),
    measure: ({ totalCents, fitted }) => (fitted ? totalCents : null),
  },
  { name: 'One tyre', value: ({ priceCents }) => priceCents, tell: priceOf, measure: ({ priceCents }) => priceCents },
  { name: 'Fitting, a tyre', value: ({ lines, fitted }) => (fitted ? fittingEach(lines) : null), tell: fittingOf },
  {
    name: 'Size',
    value: ({ size, service }) => `${size} ${service}`,
    tell: ({ size, service }) => <span className="lettering">{`${size || 'N/A'} ${service}`}</span>,
  },
  {
    name: 'Load',
    value: ({ loadIndex }) => loadIndex,
    tell: ({ loadIndex }) => withMeaning(loadIndex, loadIndex === null ? undefined : loadKg(loadIndex), 'kg'),
  },
  {
    name: 'Speed',
    value: ({ speedRating }) => speedRating,
    tell: ({ speedRating }) =>
      withMeaning(speedRating, speedRating === null ? undefined : speedKmh(speedRating), 'km/h'),
  },
  { name: 'Type', value: ({ type }) => type, tell: ({ type }) => typeNames[type] },
  ...markRows,
  {
    name: 'Shop',
    value: ({ shop }) => shop.id,
    tell: ({ shop }) => (
      <>
        <Link to={`/business/${shop.slug}`} className={linkLook}>
          {shop.name}
        </Link>
        <span className="block text-ink-soft text-sm">{[shop.suburb, shop.city].filter(Boolean).join(', ')}</span>
        {shop.verified && <span className="block text-sm text-verified">Verified</span>}
      </>
    ),
  },
  {
    name: 'Rating',
    value: ({ shop }) => shop.rating,
    tell: ({ shop }) => <Rating rating={shop.rating} count={shop.reviewCount} />,
    measure: ({ shop }) => (shop.rating === null ? null : -shop.rating),
  },
  {
    name: 'Distance',
    value: ({ distanceKm }) => distanceKm,
    tell: ({ distanceKm }) => (distanceKm === null ? 'Not known' : formatDistance(distanceKm)),
    measure: ({ distanceKm }) => distanceKm,
  },
  { name: 'Stock', value: ({ stock }) => stockLevel(stock), tell: stockOf },
]

const stockOf = ({ stock, ready, stockConfirmedAt }: Offer): ReactNode => (
  <>
    <StockState quantity={stock} ready={ready} />
    <StockAge at={stockConfirmedAt} className="block text-ink-soft text-sm" />
  </>
)

function priceOf({ priceCents, listPriceCents, deal }: Offer): ReactNode {
  return (
    <>
      <Money cents={priceCents} className="font-semibold" />
      {listPriceCents > priceCents && (
        <s className="money block text-ink-soft text-sm">{formatRandExact(listPriceCents)}</s>
      )}
      {deal && (
        <span className="block text-accent-ink text-sm">
          {deal.endsOn ? `Deal until ${dateWords(deal.endsOn)}` : 'Deal'}
        </span>
      )}
    </>
  )
}

function fittingOf({ lines, fitted }: Offer): ReactNode {
  if (!fitted) return 'Not at this shop'
  return (
    <>
      <Money cents={fittingEach(lines)} />
      <span className="block text-ink-soft text-sm">with balancing and valve</span>
    </>
  )
}

const withMeaning = (mark: string | number | null, value: number | undefined, unit: string): ReactNode =>
  mark === null ? (
    notStated
  ) : (
    <>
      {mark}
      {value !== undefined && <span className="block text-ink-soft text-sm">{`${value} ${unit}`}</span>}
    </>
  )

export const isTold = ({ ifKnown, value }: Row, offers: readonly Offer[]): boolean =>
  !ifKnown || offers.some((offer) => value(offer) !== null)

/** Whether the offers differ in what the row tells. */
export const differs = ({ value }: Row, offers: readonly Offer[]): boolean => new Set(offers.map(value)).size > 1

/** The offers that do best in a row, where one does better than another. */
export function bestOf({ measure }: Row, offers: readonly Offer[]): ReadonlySet<string> {
  const measured = offers.flatMap((offer) => {
    const value = measure?.(offer)
    return value === null || value === undefined ? [] : [{ code: offer.code, value }]
  })
  const best = Math.min(...measured.map(({ value }) => value))
  const winners = measured.filter(({ value }) => value === best)
  return new Set(winners.length < measured.length ? winners.map(({ code }) => code) : [])
}
