import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { byImportance, serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatDistance } from '#core/rules/format.ts'
import { driveMinutes } from '#core/rules/places/directions.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { BookmarkButton } from '../bookmark-button.tsx'
import { OpenState } from './open-state.tsx'
import { Rating } from './rating.tsx'
import { ShopFace, ShopLogo } from './shop-face.tsx'
import { Verified } from './verified.tsx'

type Props = {
  shop: ShopSummary
  /** Fewer services, no picture. */
  compact?: boolean
  /** How many services stand before '+N more'. */
  services?: number
  /** What can be done with it. */
  children?: ReactNode
}

export function ShopCard({ shop, compact = false, services = compact ? 2 : 4, children }: Props) {
  const { name, slug, address, suburb, city, province, verified, specialties } = shop
  return (
    <article
      aria-label={name}
      className="relative flex h-full flex-col overflow-hidden rounded-2xl bg-surface shadow-card"
    >
      {!compact && (
        <div className="h-32 overflow-hidden bg-sunk">
          <ShopFace shop={shop} />
        </div>
      )}
      <BookmarkButton kind="shop" id={shop.id} name={name} className="absolute! top-2.5 right-2.5 z-10" />
      <div className="flex grow flex-col gap-2.5 p-4">
        <div className={`flex items-end gap-3 ${compact ? 'pr-12' : ''}`}>
          <ShopLogo shop={shop} className={`size-14 ${compact ? '' : '-mt-9'}`} />
          <OpenState shop={shop} className="ml-auto" />
        </div>
        <div>
          <h3 className="font-bold text-lg leading-snug">
            <Link
              to={shopAddress(slug)}
              className={`underline-offset-4 hover:underline ${children ? '' : 'after:absolute after:inset-0'}`}
            >
              {name}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Rating rating={shop.rating} count={shop.reviewCount} />
            {verified && <Verified />}
          </p>
        </div>
        <p className="flex gap-1.5 text-ink-soft text-sm">
          <MapPin aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span>
            {[address, suburb === city ? undefined : suburb, city, province].filter(Boolean).join(', ')}
            {shop.distanceKm !== null && (
              <span className="block font-semibold text-ink">
                {formatDistance(shop.distanceKm)} · about {driveMinutes(shop.distanceKm)} min by car
              </span>
            )}
          </span>
        </p>
        <Services codes={shop.services} shown={services} />
        {specialties.length > 0 && !compact && (
          <p className="text-sm">
            <span className="text-ink-soft">Known for </span>
            {specialties.join(', ')}
          </p>
        )}
        {!compact && <Payment ways={shop.paymentWays} />}
        {children && <div className="mt-auto pt-1">{children}</div>}
      </div>
    </article>
  )
}

function Payment({ ways }: { ways: ShopSummary['paymentWays'] }) {
  if (ways.length === 0) return null
  return (
    <p className="text-sm">
      <span className="text-ink-soft">Pay there by </span>
      {ways.map((way) => paymentNames[way]).join(', ')}
    </p>
  )
}

const chip = 'rounded-full bg-sunk px-2.5 py-0.5 text-sm'

function Services({ codes, shown }: { codes: ShopSummary['services']; shown: number }) {
  if (codes.length === 0) return null
  return (
    <ul aria-label="Services" className="flex flex-wrap gap-1.5">
      {codes
        .toSorted(byImportance)
        .slice(0, shown)
        .map((code) => (
          <li key={code} className={chip}>
            {serviceNames[code]}
          </li>
        ))}
      {codes.length > shown && <li className={`${chip} text-ink-soft`}>+{codes.length - shown} more</li>}
    </ul>
  )
}

/** The same shape while it is read; `children` stand where the ways do. */
export const ShopCardSkeleton = ({ children }: { children?: ReactNode }) => (
  <div aria-hidden className="overflow-hidden rounded-2xl bg-surface shadow-card">
    <div className="skeleton h-32" />
    <div className="grid gap-3 p-4">
      <div className="skeleton -mt-9 size-14 rounded-xl" />
      <div className="skeleton h-6 w-2/3 rounded" />
      <div className="skeleton h-4 w-1/3 rounded" />
      <div className="skeleton h-10 w-full rounded" />
      <div className="skeleton h-6 w-3/4 rounded" />
      {children}
    </div>
  </div>
)
