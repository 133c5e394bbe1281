import { useState } from 'react'
import type { Offer } from '#core/contracts/offers.ts'
import { formatRand } from '#core/rules/format.ts'
import { MapSheet } from '#web/components/map-sheet.tsx'
import { ShopMap } from '#web/components/shops/shop-map.tsx'
import type { TyreSearch } from '#web/lib/page/search-address.ts'
import type { Usual } from '../standing.ts'
import { OfferCard } from './offer-card.tsx'

type Props = {
  offers: readonly Offer[]
  query: TyreSearch
  usual: Usual
  /** It stands beside the list, which shows every offer already. */
  isBeside?: boolean
}

/** The shops of the offers, each with its lowest total; the offers of the one that is picked stand over the map's foot. */
export default function OfferMap({ offers, query, usual, isBeside = false }: Props) {
  const [picked, setPicked] = useState<string>()
  const byShop = [...Map.groupBy(offers, ({ shop }) => shop.id)]
  const points = byShop.flatMap(([id, [first, ...more]]) => {
    if (!first) return []
    const lowest = Math.min(...[first, ...more].map(({ totalCents }) => totalCents))
    const { name, lat, lng } = first.shop
    return [{ id, name: `${name}, from ${formatRand(lowest)}`, lat, lng, label: formatRand(lowest) }]
  })
  const shown = offers.filter(({ shop }) => shop.id === picked)
  const [first] = shown
  return (
    <>
      <ShopMap
        label="Where the shops are"
        points={points}
        here={query.near}
        picked={picked}
        onPick={setPicked}
        className={isBeside ? `min-h-80 ${first ? 'h-80' : 'h-[calc(100dvh-8rem)]'}` : 'h-[26rem]'}
      />
      {first ? (
        <div className="mt-3">
          <MapSheet
            title={`${shown.length === 1 ? '1 offer' : `${shown.length} offers`} at ${first.shop.name}`}
            onClose={() => setPicked(undefined)}
          >
            <ul className={`grid gap-3 ${isBeside ? '' : 'md:grid-cols-2'}`}>
              {shown.map((offer) => (
                <li key={offer.listingId}>
                  <OfferCard offer={offer} usual={usual} />
                </li>
              ))}
            </ul>
          </MapSheet>
        </div>
      ) : (
        !isBeside && <p className="mt-3 text-ink-soft">Pick a shop to see its offers.</p>
      )}
    </>
  )
}
