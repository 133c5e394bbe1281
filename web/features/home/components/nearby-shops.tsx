import { Link } from 'react-router-dom'
import { ShopCard, ShopCardSkeleton } from '#web/components/shops/shop-card.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDevicePosition } from '#web/lib/device/device-position.ts'
import { container, quietButton } from '../../../components/styles.ts'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { nearbyShopsQuery, shopsShown } from '../nearby-shops-query.ts'

const placeholders = ['1', '2', '3']

/** The nearest shops; without a place, the best rated. */
export function NearbyShops() {
  const { point, city } = useDevicePosition()
  const read = useRead('GET /shops', { query: nearbyShopsQuery(point) }, { keepsPrevious: true })
  const shops = read.data?.shops.slice(0, shopsShown)
  return (
    <section aria-labelledby="nearby-title" className="bg-sunk py-12 md:py-16">
      <div className={container}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="nearby-title" className="lettering text-2xl md:text-3xl">
            {point ? `Shops near ${city ?? 'you'}` : 'Tyre shops'}
          </h2>
          <Link to="/fitment-centres" className={quietButton}>
            All fitting centres
          </Link>
        </div>
        <div className="mt-6">
          {read.isError ? (
            <Failed title="Failed to load shops" onRetry={() => void read.refetch()} retrying={read.isFetching}>
              {read.error.message}
            </Failed>
          ) : shops?.length === 0 ? (
            <Empty title="No nearby shops found">
              <Link to="/fitment-centres" className={`${quietButton} mt-2 bg-surface`}>
                See all fitting centres
              </Link>
            </Empty>
          ) : (
            <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {shops
                ? shops.map((shop) => (
                    <li key={shop.id}>
                      <ShopCard shop={shop} />
                    </li>
                  ))
                : placeholders.map((name) => (
                    <li key={name}>
                      <ShopCardSkeleton />
                    </li>
                  ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
