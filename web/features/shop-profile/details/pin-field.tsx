import { LocateFixed } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Pin } from '#core/contracts/forms/shop-profile.ts'
import type { OwnShop } from '#core/contracts/seller/shop-profile.ts'
import { formatDistance } from '#core/rules/format.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Notice } from '#web/components/ui/states.tsx'
import { Boundary } from '#web/lib/code/boundary.tsx'
import { later } from '#web/lib/code/later.tsx'
import { findByAddress } from '#web/lib/place-lookup.ts'
import { useSettled } from './preview.tsx'

const PinMap = later(() => import('#web/components/shops/pin-map-view.tsx'))

/** Further from its suburb or town the pin is likely to be wrong. */
const FAR_KM = 15
const SETTLES_MS = 600

type Place = { name: string; lat: number; lng: number }
type Where = { address: string; suburb: string; city: string; province: string }
type Props = { shop: OwnShop; values: Where; pin: Pin | undefined; onPin(pin: Pin): void }

/** Where search finds the shop: the pin follows the suburb and the city, and can be moved to the very door. */
export function PinField({ shop, values, pin, onPin }: Props) {
  const { address, suburb, city, province } = useSettled(values, SETTLES_MS)
  const [place, setPlace] = useState<Place | null>()
  useEffect(() => {
    let isOver = false
    findByAddress([address, suburb, city].filter(Boolean).join(', ')).then(
      (found) => isOver || setPlace(found ?? null),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [address, suburb, city])
  const stays = suburb === (shop.suburb ?? '') && city === shop.city && province === shop.province
  const at = pin ?? (stays || !place ? { lat: shop.lat, lng: shop.lng } : { lat: place.lat, lng: place.lng })
  const away = place ? distanceKm(at, place) : 0
  return (
    <section aria-label="Place on the map" className="grid gap-2">
      <h3 className="font-semibold">Place on the map</h3>
      <p className="text-ink-soft text-sm">
        Search finds your shop here. Drag the pin to your door, tap the map, or move it with the arrow keys.
      </p>
      <div className="isolate h-72 overflow-hidden rounded-xl bg-sunk">
        <Boundary
          instead={({ trying }, again) => <Failed title="Failed to load the map" retrying={trying} onRetry={again} />}
        >
          <Suspense>
            <PinMap at={at} onMove={onPin} />
          </Suspense>
        </Boundary>
      </div>
      {place === null && !stays && !pin && (
        <Notice tone="warning">We do not know this place. Please set the pin on the map.</Notice>
      )}
      {place && away > FAR_KM && (
        <Notice tone="warning">
          The pin stands {formatDistance(away)} from {place.name}.
        </Notice>
      )}
      {place && away > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => onPin({ lat: place.lat, lng: place.lng })}>
          <LocateFixed aria-hidden size={18} /> Put the pin in {place.name}
        </Button>
      )}
    </section>
  )
}
