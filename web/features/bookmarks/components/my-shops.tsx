import { MapPin, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ShopBookmark } from '#core/contracts/profile.ts'
import { byImportance, serviceNames } from '#core/rules/bookings/service-names.ts'
import { Rating } from '#web/components/shops/rating.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { card, container, primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Spinner } from '../../../components/ui/states.tsx'
import { useRemove } from '../use-remove.ts'

/** The shops that somebody keeps, newest first. */
export function MyShops() {
  const bookmarks = useRead('GET /bookmarks')
  const shops = bookmarks.data?.shops
  return (
    <main className={`${container} py-6`}>
      <h1 className="mb-4 font-bold text-2xl">My Shops</h1>
      {bookmarks.error ? (
        <Failed
          title="Failed to load bookmarks"
          onRetry={() => void bookmarks.refetch()}
          retrying={bookmarks.isFetching}
        />
      ) : !shops ? (
        <Spinner>Loading bookmarks...</Spinner>
      ) : shops.length === 0 ? (
        <Empty title="No shops saved yet">
          <p className="text-ink-soft">Tap the heart of a fitment centre and find it here again.</p>
          <Link to="/business/fitment-centres" className={primaryButton}>
            Browse fitment centres
          </Link>
        </Empty>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 min-[90rem]:grid-cols-4">
          {shops.map((one) => (
            <KeptShop key={one.id} bookmark={one} />
          ))}
        </ul>
      )}
    </main>
  )
}

const SERVICES_SHOWN = 3

function KeptShop({ bookmark: { id, shop, notes } }: { bookmark: ShopBookmark }) {
  const remove = useRemove()
  const more = shop.services.length - SERVICES_SHOWN
  return (
    <li className={`${card} flex flex-col gap-2 p-4`}>
      <div className="flex items-start gap-2">
        <h2 className="grow font-bold text-lg leading-snug">
          <Link to={`/business/${shop.slug}`} className="hover:underline">
            {shop.name}
          </Link>
        </h2>
        <Rating rating={shop.rating} count={shop.reviewCount} className="shrink-0" />
      </div>
      <p className="flex items-start gap-1 text-ink-soft">
        <MapPin aria-hidden size={18} className="mt-0.5 shrink-0" />
        {[shop.address, shop.city, shop.province].join(', ')}
      </p>
      {shop.services.length > 0 && (
        <p className="text-sm">
          {shop.services
            .toSorted(byImportance)
            .slice(0, SERVICES_SHOWN)
            .map((one) => serviceNames[one])
            .join(', ')}
          {more > 0 && ` +${more} more`}
        </p>
      )}
      {notes && <p className="text-sm">{notes}</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Link to={`/business/${shop.slug}`} className={quietButton}>
          View Details
        </Link>
        <Button
          look="quiet"
          aria-label={`Remove ${shop.name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params: { id } })}
        >
          <Trash2 aria-hidden size={18} /> Remove
        </Button>
      </div>
    </li>
  )
}
