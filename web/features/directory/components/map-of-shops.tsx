import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { MapSheet } from '#web/components/map-sheet.tsx'
import { ShopMap } from '#web/components/shops/shop-map.tsx'
import type { DirectorySearch } from '../directory-address.ts'
import { useChosenShop } from '../use-chosen-shop.ts'
import { ShopItem } from './shop-list.tsx'

type Props = { shops: readonly ShopSummary[]; directorySearch: DirectorySearch; onPick(slug: string | undefined): void }

/** Where the centres are; the one that is picked stands below. */
export default function MapOfShops({ shops, directorySearch, onPick }: Props) {
  const chosen = useChosenShop(directorySearch.shop, shops)
  const points = (chosen && !shops.includes(chosen) ? [chosen, ...shops] : shops).map(({ slug, name, lat, lng }) => ({
    id: slug,
    name,
    lat,
    lng,
  }))
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
      <ShopMap
        label="Where the centres are"
        points={points}
        here={directorySearch.near}
        picked={chosen?.slug}
        onPick={onPick}
        className="h-[26rem] lg:h-[36rem]"
      />
      {chosen ? (
        <MapSheet title={chosen.name} onClose={() => onPick(undefined)}>
          <ul>
            <ShopItem key={chosen.id} shop={chosen} isChosen />
          </ul>
        </MapSheet>
      ) : (
        <p className="text-ink-soft lg:rounded-2xl lg:bg-sunk lg:p-5">Pick a centre to see more of it.</p>
      )}
    </div>
  )
}
