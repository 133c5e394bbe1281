import { BadgeCheck, CalendarClock, MapPin, TrendingDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatPhone } from '#core/rules/format.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { PriceLinesOf, PriceShort } from '#web/components/tyres/offer-price.tsx'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { StockState } from '#web/components/tyres/stock-state.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { dateWords, freeWords } from '#web/lib/dates.ts'
import { classNames, typeNames } from '#web/lib/labels.ts'
import { linkLook } from '../../../components/styles.ts'
import { standingOf, type Usual } from '../standing.ts'
import { CompareMark, OfferWays } from './offer-ways.tsx'

type Props = { offer: Offer; usual?: Usual }

/** Whether it carries enough, and is rated fast enough, for what was asked. */
export const isEnough = ({ loadOk, speedOk }: Offer): boolean => loadOk && speedOk

export function OfferCard({ offer, usual }: Props) {
  const { brand, model, size, service, brandClass } = offer
  const name = `${brand} ${model}`
  return (
    <article
      id={`offer-${offer.code}`}
      aria-label={`${name} at ${offer.shop.name}`}
      className="flex h-full scroll-mt-24 flex-col rounded-2xl bg-surface p-3 shadow-card md:p-4"
    >
      <div className="relative flex gap-3">
        <div className="size-22 shrink-0 md:size-28">
          <TyrePicture {...offer} />
        </div>
        <div className="min-w-0 flex-1">
          <h3 className="pr-9 font-bold leading-snug md:text-lg">{name}</h3>
          <p className="text-sm leading-snug">
            <span className="lettering text-[0.9375rem]">
              {size || 'N/A'} {service}
            </span>
            <span className="block text-ink-soft">
              <Kind offer={offer} />
            </span>
          </p>
          <p className="mt-1.5 flex flex-wrap gap-1.5 text-sm">
            <span className="rounded-full bg-sunk px-2 font-medium">{classNames[brandClass]}</span>
            <DealMark offer={offer} />
          </p>
        </div>
        <span className="absolute -top-2 -right-2">
          <CompareMark offer={offer} />
        </span>
      </div>
      <PriceShort offer={offer}>
        <Stands offer={offer} usual={usual} />
      </PriceShort>
      <Warnings offer={offer} />
      <Shop offer={offer} />
      <Soonest offer={offer} />
      <OfferWays offer={offer} fits={isEnough(offer)}>
        <PriceLinesOf offer={offer} />
        <SmallPrint offer={offer} usual={usual} />
        <p className="text-ink-soft">
          The shop itself answers, and you pay it once the work is done; Spoor takes no money. If something is wrong and
          the shop does not help,{' '}
          <Link to="/legal/contact" className="underline underline-offset-4">
            tell us
          </Link>
          .
        </p>
      </OfferWays>
    </article>
  )
}

function DealMark({ offer: { deal } }: { offer: Offer }) {
  if (!deal) return null
  return (
    <span className="rounded-full bg-accent-wash px-2 font-medium text-accent-ink">
      {deal.endsOn ? `Deal until ${dateWords(deal.endsOn)}` : 'Deal'}
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
    <div className="mt-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <span className="inline-flex items-center gap-1.5">
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
        <Rating rating={shop.rating} count={shop.reviewCount} />
      </p>
      <p className="flex items-center gap-1.5 text-ink-soft">
        <MapPin aria-hidden size={16} className="shrink-0" />
        <span>
          {distanceKm !== null && <b className="font-semibold text-ink">{formatDistance(distanceKm)} · </b>}
          {[shop.suburb, shop.city].filter(Boolean).join(', ')}
        </span>
      </p>
    </div>
  )
}

/** When it can be fitted at the soonest, and how many tyres are there. */
const Soonest = ({ offer: { nextFree, stock, ready, onShelf } }: { offer: Offer }) => (
  <div className="mt-1 text-sm">
    {nextFree && (
      <p className="flex items-center gap-1.5 font-semibold">
        <CalendarClock aria-hidden size={16} className="shrink-0 text-ink-soft" /> Next free: {freeWords(nextFree)}
      </p>
    )}
    <p>
      <StockState quantity={stock} ready={ready} />
      {!ready && ` · ${onShelf ?? stock} free`}
    </p>
  </div>
)

/** What kind of tyre it is. */
function Kind({ offer: { type, runFlat, extraLoad, label } }: { offer: Offer }) {
  return (
    <>
      {typeNames[type]}
      {runFlat && ' · Run-flat'}
      {extraLoad && ' · Extra load'}
      {label?.wetGrip && ` · Wet grip ${label.wetGrip}`}
    </>
  )
}

/** How the total stands against what is usual for its class here. */
function Stands({ offer, usual }: { offer: Offer; usual: Usual }) {
  const standing = standingOf(offer, usual)
  if (!standing) return null
  return (
    <span className={`inline-flex items-center gap-1 ${standing.below ? 'font-semibold text-verified' : ''}`}>
      {standing.below && <TrendingDown aria-hidden size={16} className="shrink-0" />}
      <span>{standing.text}</span>
    </span>
  )
}

/** What few ask before they choose. */
function SmallPrint({ offer, usual }: { offer: Offer; usual: Usual }) {
  const standing = standingOf(offer, usual)
  const { shop, loadIndex, speedRating, ready } = offer
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 [&_dt]:text-ink-soft">
      {(loadIndex !== null || speedRating !== null) && (
        <>
          <dt>Carries</dt>
          <dd>
            {[loadIndex && `load ${loadIndex}`, speedRating && `speed ${speedRating}`].filter(Boolean).join(' · ')}
          </dd>
        </>
      )}
      {standing && (
        <>
          <dt>Usual</dt>
          <dd>{standing.of}</dd>
        </>
      )}
      {!ready && offer.stockConfirmedAt && (
        <>
          <dt>Stock</dt>
          <dd>
            <StockAge at={offer.stockConfirmedAt} />
          </dd>
        </>
      )}
      {shop.paymentWays.length > 0 && (
        <>
          <dt>Pay there by</dt>
          <dd>{shop.paymentWays.map((way) => paymentNames[way]).join(', ')}</dd>
        </>
      )}
      {shop.phone && (
        <>
          <dt>Phone</dt>
          <dd className="tabular-nums">{formatPhone(shop.phone)}</dd>
        </>
      )}
    </dl>
  )
}
