import { BadgeCheck, TrendingDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatPhone } from '#core/rules/format.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { OfferPrice, tyres } from '#web/components/tyres/offer-price.tsx'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { StockState } from '#web/components/tyres/stock-state.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { dateWords } from '#web/lib/dates.ts'
import { classNames, typeNames } from '#web/lib/labels.ts'
import { linkLook } from '../../../components/styles.ts'
import { standingOf, type Usual } from '../standing.ts'
import { OfferWays } from './offer-ways.tsx'

type Props = { offer: Offer; usual?: Usual }

/** Whether it carries enough, and is rated fast enough, for what was asked. */
export const isEnough = ({ loadOk, speedOk }: Offer): boolean => loadOk && speedOk

export function OfferCard({ offer, usual }: Props) {
  const { brand, model, size, service, imageUrl } = offer
  const name = `${brand} ${model}`
  return (
    <article
      id={`offer-${offer.code}`}
      aria-label={`${name} at ${offer.shop.name}`}
      className="flex h-full scroll-mt-24 flex-col rounded-2xl bg-surface p-3 shadow-card md:p-5"
    >
      <div className="flex gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-bold leading-snug md:text-lg">{name}</h3>
          <p className="text-ink-soft text-sm leading-snug">
            <span className="lettering text-[0.9375rem] text-ink md:block">
              {size || 'N/A'} {service}
            </span>{' '}
            <Facts offer={offer} />
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-xs">
            <span>
              <StockState quantity={offer.stock} ready={offer.ready} className="gap-1! text-xs!" />{' '}
              {!offer.ready && (offer.onShelf ?? offer.stock)}
            </span>
            <StockAge at={offer.stockConfirmedAt} />
            <DealMark offer={offer} />
          </p>
        </div>
        <div className="size-14 shrink-0 md:size-24">
          <TyrePicture imageUrl={imageUrl} brand={brand} model={model} size={size} service={service} />
        </div>
      </div>
      <OfferPrice offer={offer}>
        <Stands offer={offer} usual={usual} />
      </OfferPrice>
      <Warnings offer={offer} />
      <Shop offer={offer} />
      <OfferWays offer={offer} fits={isEnough(offer)} />
    </article>
  )
}

/** On a phone what the size says already is left to it. */
function Facts({ offer: { type, brandClass, loadIndex, speedRating, runFlat, extraLoad, label } }: { offer: Offer }) {
  const said = [loadIndex === null ? '' : ` · load ${loadIndex}`, speedRating === null ? '' : ` · speed ${speedRating}`]
  return (
    <>
      {typeNames[type]} · {classNames[brandClass]}
      <span className="max-md:sr-only">{said.join('')}</span>
      {runFlat && ' · Run-flat'}
      {extraLoad && ' · Extra load'}
      {label?.wetGrip && ` · Wet grip ${label.wetGrip}`}
    </>
  )
}

const dealText = ({ deal }: Offer): string | undefined =>
  deal ? (deal.endsOn ? `Deal until ${dateWords(deal.endsOn)}` : 'Deal') : undefined

function DealMark({ offer }: { offer: Offer }) {
  const text = dealText(offer)
  if (!text) return null
  return (
    <span className="mt-1 inline-block rounded-full bg-accent-wash px-2 py-0.5 font-medium text-accent-ink">
      {text}
    </span>
  )
}

function Stands({ offer, usual }: Props) {
  const standing = standingOf(offer, usual)
  if (!standing) return null
  return (
    <span className={`inline-flex items-center gap-1 ${standing.below ? 'font-semibold text-verified' : ''}`}>
      {standing.below && <TrendingDown aria-hidden size={16} className="shrink-0" />}
      <span>
        {standing.text}{' '}
        <span className="sr-only">
          for {tyres(offer.quantity)} of this size here, fitted, of {classNames[offer.brandClass].toLowerCase()} brands
        </span>
      </span>
    </span>
  )
}

function Warnings({ offer }: { offer: Offer }) {
  if (isEnough(offer)) return null
  return (
    <p className="mt-2 rounded-lg bg-danger-wash px-3 py-2 text-danger text-sm">
      {offer.loadOk ? 'Rated slower' : 'Carries less'} than what you asked for. Ask the shop before you book.
    </p>
  )
}

function Shop({ offer: { shop, distanceKm } }: { offer: Offer }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <span className="inline-flex items-center gap-1.5 text-ink">
        <Link to={`/business/${shop.slug}`} className={`${linkLook} inline-flex min-h-7 items-center text-base`}>
          {shop.name}
        </Link>
        {shop.verified && (
          <span className="text-verified">
            <BadgeCheck aria-hidden size={18} className="shrink-0" />
            <span className="sr-only">Verified</span>
          </span>
        )}
      </span>
      <span>
        {[shop.suburb, shop.city].filter(Boolean).join(', ')}
        {distanceKm !== null && <> · {formatDistance(distanceKm)}</>}
      </span>
      <Rating rating={shop.rating} count={shop.reviewCount} />
      <span>{shop.paymentWays.map((way) => paymentNames[way]).join(', ')}</span>
      {shop.phone && <span className="tabular-nums max-md:hidden">{formatPhone(shop.phone)}</span>}
    </p>
  )
}
