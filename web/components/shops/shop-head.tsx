import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenState } from './open-state.tsx'
import { Rating } from './rating.tsx'
import { ShopFace, ShopLogo } from './shop-face.tsx'
import { Verified } from './verified.tsx'

/** As hoursText() says it; when the shop opens stands beside it. */
const closed = 'Closed'

/** What the head of a shop's page shows of it. */
export type HeadedShop = {
  name: string
  address: string
  suburb: string | null
  city: string
  province: string
  rating: number | null
  reviewCount: number
  verified: boolean
  openNow: boolean
  opensText: string | null
  todayText: string
  logoUrl: string | null
  imageUrl: string | null
}

export const addressOf = ({
  address,
  suburb,
  city,
  province,
}: Pick<HeadedShop, 'address' | 'suburb' | 'city' | 'province'>): string =>
  [address, suburb, city, province].filter((part, at, all) => part && all.indexOf(part) === at).join(', ')

type NameProps = { shop: HeadedShop; isPage?: boolean; className?: string }

/** Name, rating, badge, doors and address, as they stand on the shop's page and in the preview of it. */
export function ShopName({ shop, isPage = false, className = '' }: NameProps) {
  const Name = isPage ? 'h1' : 'p'
  return (
    <div className={`min-w-0 grow ${className}`}>
      <div className="flex flex-wrap items-start gap-4">
        <ShopLogo shop={shop} className="size-16 md:size-20" />
        <div className="min-w-0 grow basis-[11rem]">
          <Name className="lettering text-[clamp(min(1.4rem,9vw),3.2vw,2.4rem)] text-balance leading-[1.08]">
            {shop.name}
          </Name>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <Rating rating={shop.rating} count={shop.reviewCount} />
            {shop.verified && <Verified />}
            <OpenState shop={shop} />
            {shop.todayText !== closed && <span className="text-ink-soft text-sm">Today {shop.todayText}</span>}
          </p>
        </div>
      </div>
      <p className="mt-3 flex gap-2 text-ink-soft">
        <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" /> {addressOf(shop)}
      </p>
    </div>
  )
}

/** The head card of a shop's page as a preview shows it. */
export const ShopHeadPreview = ({ shop, children }: { shop: HeadedShop; children?: ReactNode }) => (
  <div className="overflow-hidden rounded-2xl bg-surface shadow-card">
    <div className="relative h-28 overflow-hidden bg-rubber">
      <ShopFace shop={shop} sizes="26rem" className="object-[50%_40%]" />
    </div>
    <div className="p-4">
      <ShopName shop={shop} />
      {children}
    </div>
  </div>
)
