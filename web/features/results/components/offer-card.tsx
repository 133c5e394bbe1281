import { BadgeCheck, CalendarDays, MessageSquare, Phone, TrendingDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatPhone } from '#core/rules/format.ts'
import { bookListing } from '#core/rules/website/whatsapp-texts.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { OfferPrice, PriceContents } from '#web/components/tyres/offer-price.tsx'
import { StockState } from '#web/components/tyres/stock-state.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { dateWords } from '#web/lib/dates.ts'
import { typeNames } from '#web/lib/labels.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { linkLook, quietButton } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { useCompared } from '../../../lib/compare.ts'
import { standingOf } from '../standing.ts'

type Props = { offer: Offer; usualCents?: number | null | undefined }

export function OfferCard({ offer, usualCents }: Props) {
  const { brand, model, size, service, imageUrl } = offer
  const name = `${brand} ${model}`
  return (
    <article
      id={`offer-${offer.code}`}
      aria-label={`${name} at ${offer.shop.name}`}
      className="flex h-full scroll-mt-24 flex-col rounded-2xl bg-surface p-4 shadow-card md:p-5"
    >
      <div className="flex gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="font-bold text-lg leading-snug">{name}</h3>
          <p className="lettering text-[15px]">
            {size || 'N/A'} {service}
          </p>
          <p className="text-ink-soft text-sm">{factsOf(offer)}</p>
          <Marks offer={offer} />
        </div>
        <div className="size-24 shrink-0">
          <TyrePicture imageUrl={imageUrl} brand={brand} model={model} size={size} service={service} />
        </div>
      </div>
      <div className="mt-3">
        <OfferPrice {...offer} />
        <Stands offer={offer} usualCents={usualCents} />
        <PriceContents {...offer} />
      </div>
      <Warnings offer={offer} />
      <Shop offer={offer} />
      <Ways offer={offer} name={name} />
    </article>
  )
}

const factsOf = ({ type, loadIndex, speedRating }: Offer): string =>
  [
    typeNames[type],
    loadIndex === null ? undefined : `load ${loadIndex}`,
    speedRating === null ? undefined : `speed ${speedRating}`,
  ]
    .filter(Boolean)
    .join(' · ')

const dealText = ({ deal }: Offer): string | undefined =>
  deal ? (deal.endsOn ? `Deal until ${dateWords(deal.endsOn)}` : 'Deal') : undefined

function Marks({ offer }: { offer: Offer }) {
  const marks = [dealText(offer), offer.runFlat && 'Run-flat', offer.extraLoad && 'Extra load'].filter(
    (mark) => typeof mark === 'string',
  )
  if (marks.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark} className="rounded-full bg-accent-wash px-2 py-0.5 font-medium text-accent-ink text-xs">
          {mark}
        </li>
      ))}
    </ul>
  )
}

function Stands({ offer, usualCents }: Props) {
  const standing = standingOf(offer, usualCents)
  if (!standing) return null
  return (
    <p
      className={`mt-1 flex items-center gap-1.5 text-sm ${standing.below ? 'font-semibold text-verified' : 'text-ink-soft'}`}
    >
      {standing.below && <TrendingDown aria-hidden size={16} className="shrink-0" />}
      {standing.text}
    </p>
  )
}

function Warnings({ offer }: { offer: Offer }) {
  if (offer.loadOk && offer.speedOk) return null
  return (
    <p className="mt-2 rounded-lg bg-danger-wash px-3 py-2 text-danger text-sm">
      {offer.loadOk ? 'Rated slower' : 'Carries less'} than what you asked for. Ask the shop before you book.
    </p>
  )
}

function Shop({ offer: { shop, distanceKm, stock } }: { offer: Offer }) {
  return (
    <div className="mt-3 mb-4 space-y-1">
      <p>
        <Link to={`/business/${shop.slug}`} className={`${linkLook} inline-flex min-h-7 items-center`}>
          {shop.name}
        </Link>
        {shop.verified && (
          <span className="ml-2 inline-flex items-center gap-1 rounded-full bg-verified-wash px-2 py-0.5 align-middle font-medium text-verified text-xs">
            <BadgeCheck aria-hidden size={14} /> Verified
          </span>
        )}
      </p>
      <p className="text-ink-soft text-sm">
        {[shop.suburb, shop.city].filter(Boolean).join(', ')}
        {distanceKm !== null && <> · {formatDistance(distanceKm)}</>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rating rating={shop.rating} count={shop.reviewCount} />
        <StockState quantity={stock} />
        <span className="text-ink-soft text-sm">{stock} in stock</span>
      </p>
      {shop.phone && (
        <p>
          <a
            href={`tel:${shop.phone}`}
            className="inline-flex min-h-8 items-center gap-1.5 text-sm underline-offset-4 hover:underline"
          >
            <Phone aria-hidden size={15} /> {formatPhone(shop.phone)}
          </a>
        </p>
      )}
    </div>
  )
}

/** Book in the chat or here, ask, or put it beside others. */
function Ways({ offer, name }: { offer: Offer; name: string }) {
  const formLink = useFormLink()
  const { codes, toggle } = useCompared()
  const { code, quantity, shop } = offer
  return (
    <div className="mt-auto grid gap-2">
      <WhatsappLink
        text={bookListing(code, quantity)}
        label={`Book on WhatsApp: ${name} at ${shop.name}`}
        className="w-full"
      >
        Book on WhatsApp
      </WhatsappLink>
      <div className="grid grid-cols-2 gap-2">
        <Link
          to={formLink('booking', { offer: code, quantity: String(quantity) })}
          preventScrollReset
          className={quietButton}
          aria-label={`Book here: ${name} at ${shop.name}`}
        >
          <CalendarDays aria-hidden size={18} /> Book here
        </Link>
        <Link
          to={formLink('message', { shop: shop.slug, offer: code })}
          preventScrollReset
          className={quietButton}
          aria-label={`Message ${shop.name} about ${name}`}
        >
          <MessageSquare aria-hidden size={18} /> Message
        </Link>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={codes.includes(code)}
          onChange={() => toggle(code)}
          aria-label={`Compare ${name} at ${shop.name}`}
          className="size-5 shrink-0 accent-(--accent-ink)"
        />
        Compare
      </label>
    </div>
  )
}
