import { MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DealView } from '#core/contracts/deals.ts'
import { formatRand } from '#core/rules/format.ts'
import { fewLeft } from '#core/rules/prices/stock.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { BookmarkButton } from '../bookmark-button.tsx'
import { Rating } from '../shops/rating.tsx'
import { Verified } from '../shops/verified.tsx'
import { StockAge } from '../tyres/stock-age.tsx'
import { StockState } from '../tyres/stock-state.tsx'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import { Money } from '../ui/money.tsx'
import { Countdown } from './countdown.tsx'

const featuresShown = 2

/** A deal in a list; opens its details over the page. */
export function DealCard({ deal: it }: { deal: DealView }) {
  const { brand, model, size, service, deal, shop, features } = it
  const formLink = useFormLink()
  return (
    <article
      aria-label={`${brand} ${model} at ${shop.name}`}
      className="relative flex h-full flex-col rounded-2xl bg-surface p-4 shadow-card"
    >
      <div className="relative mx-auto w-40">
        <TyrePicture
          imageUrl={it.imageUrl}
          brand={brand}
          model={model}
          size={size}
          service={service}
          className="w-40"
        />
      </div>
      <BookmarkButton kind="deal" id={deal.id} name={deal.title} className="absolute! top-2.5 right-2.5 z-10" />
      <h3 className="mt-3 font-bold text-lg leading-snug">
        <Link
          to={formLink('deal', { deal: deal.code })}
          preventScrollReset
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-2xl hover:underline"
        >
          {brand} {model}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="lettering text-[15px]">
          {size || 'N/A'} {service}
        </span>
        {deal.percentOff > 0 && (
          <span className="rounded-md bg-ink px-1.5 font-bold text-paper text-sm tabular-nums">
            −{deal.percentOff}%
          </span>
        )}
      </p>
      <Features features={features} />
      <DealPrice deal={it} />
      <div className="mt-auto grid gap-1 pt-3 text-sm">
        <DealShop shop={shop} />
        <DealStock deal={it} />
        {deal.endsOn ? (
          <Countdown endsOn={deal.endsOn} />
        ) : (
          <span className="text-ink-soft text-sm">While stock lasts</span>
        )}
      </div>
    </article>
  )
}

const DealShop = ({ shop }: Pick<DealView, 'shop'>) => (
  <>
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to={`/business/${shop.slug}`} className="relative z-10 font-semibold underline-offset-4 hover:underline">
        {shop.name}
      </Link>
      {shop.verified && <Verified />}
    </p>
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span className="inline-flex items-center gap-1">
        <MapPin aria-hidden size={15} /> {shop.city}
      </span>
      <Rating rating={shop.rating} count={shop.reviewCount} />
    </p>
  </>
)

const Features = ({ features }: { features: readonly string[] }) =>
  features.length === 0 ? null : (
    <p className="mt-1 text-ink-soft text-sm">
      {features.slice(0, featuresShown).join(' · ')}
      {features.length > featuresShown && ` · +${features.length - featuresShown} more`}
    </p>
  )

/** What one tyre costs now, and before. */
export const DealPrice = ({ deal: { priceCents, listPriceCents }, large }: { deal: DealView; large?: boolean }) => (
  <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
    <Money cents={priceCents} whole className={`font-extrabold ${large ? 'text-4xl' : 'text-2xl'}`} />
    {listPriceCents > priceCents && (
      <s className="money text-ink-soft">
        <span className="sr-only">instead of </span>
        {formatRand(listPriceCents)}
      </s>
    )}
    <span className="text-ink-soft text-sm">a tyre</span>
  </p>
)

/** How far it reaches; the number itself where few are left. */
export const DealStock = ({ deal: { stock, stockConfirmedAt } }: { deal: DealView }) => (
  <p className="flex flex-wrap items-center gap-x-3">
    <StockState quantity={stock} />
    {stock <= fewLeft && <span className="font-semibold text-sm">Only {stock} left</span>}
    <StockAge at={stockConfirmedAt} className="text-ink-soft text-sm" />
  </p>
)

/** The same shape while it is read. */
export const DealCardSkeleton = () => (
  <div aria-hidden className="flex h-full flex-col gap-2.5 rounded-2xl bg-surface p-4 shadow-card">
    <div className="skeleton mx-auto size-40 rounded-full" />
    <div className="skeleton mt-3 h-6 w-3/4 rounded" />
    <div className="skeleton h-5 w-1/2 rounded" />
    <div className="skeleton h-5 w-4/5 rounded" />
    <div className="skeleton mt-2 h-8 w-1/2 rounded" />
    <div className="skeleton mt-2 h-24 rounded" />
  </div>
)
