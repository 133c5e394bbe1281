import { BadgeCheck, CalendarClock, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance } from '#core/rules/format.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { PriceLinesOf, PriceShort } from '#web/components/tyres/offer-price.tsx'
import { StockState } from '#web/components/tyres/stock-state.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { dateWords, freeWords } from '#web/lib/dates.ts'
import { classNames } from '#web/lib/labels.ts'
import { linkLook } from '../../../components/styles.ts'
import type { Usual } from '../standing.ts'
import { Kind, SmallPrint, Stands } from './offer-facts.tsx'
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
