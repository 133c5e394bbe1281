import { ShopMap } from '#web/components/shops/shop-map.tsx'
import type { DirectorySearch } from '../directory-address.ts'
import { useChosenShop } from '../use-chosen-shop.ts'
import { useShops } from '../use-shops.ts'

type Props = { directorySearch: DirectorySearch; onPick(slug: string | undefined): void }

/** The centres of the list beside it; the one that is picked stands out there. */
export default function MapBeside({ directorySearch, onPick }: Props) {
  const { shops = [] } = useShops(directorySearch)
  const chosen = useChosenShop(directorySearch.shop, shops)
  const shown = chosen && !shops.includes(chosen) ? [chosen, ...shops] : shops
  return (
    <div className="sticky top-20">
      <ShopMap
        label="Where the centres are"
        points={shown.map(({ slug, name, lat, lng }) => ({ id: slug, name, lat, lng }))}
        here={directorySearch.near}
        picked={chosen?.slug}
        onPick={onPick}
        className="h-[calc(100dvh-6rem)] min-h-80"
      />
      <p role="status" className="sr-only">
        {chosen && `${chosen.name} is marked in the list`}
      </p>
    </div>
  )
}
