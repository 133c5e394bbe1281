import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { ShopMap } from '../../../components/shop-map.tsx'
import type { DirectoryWish } from '../directory-address.ts'
import { grid } from '../grid.ts'
import { useChosenShop } from '../use-chosen-shop.ts'
import { ShopItem } from './shop-list.tsx'

type Props = { shops: readonly ShopSummary[]; wish: DirectoryWish; onPick(slug: string): void }

/** Where the centres are; the one that is picked stands below. */
export function MapOfShops({ shops, wish, onPick }: Props) {
  const chosen = useChosenShop(wish.shop, shops)
  const points = (chosen && !shops.includes(chosen) ? [chosen, ...shops] : shops).map(({ slug, name, lat, lng }) => ({
    ...{ id: slug, name, lat, lng },
  }))
  return (
    <>
      <ShopMap
        label="Where the centres are"
        points={points}
        here={wish.near}
        picked={chosen?.slug}
        onPick={onPick}
        className="h-[26rem]"
      />
      <p role="status" className="my-3 text-ink-soft">
        {chosen ? chosen.name : 'Pick a centre to see more of it.'}
      </p>
      {chosen && (
        <ul className={grid}>
          <ShopItem key={chosen.id} shop={chosen} />
        </ul>
      )}
    </>
  )
}
