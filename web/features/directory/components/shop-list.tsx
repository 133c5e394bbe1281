import { useEffect, useRef } from 'react'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { ShopCard } from '#web/components/shops/shop-card.tsx'
import { NearItems, type NearMark } from '#web/lib/code/near.tsx'
import type { DirectorySearch } from '../directory-address.ts'
import { grid } from '../grid.ts'
import { useChosenShop } from '../use-chosen-shop.ts'
import { ShopWays } from './shop-ways.tsx'

const services = 3
/** What the first screen of a phone shows. */
const FIRST = 2

type Props = { shops: readonly ShopSummary[]; directorySearch: DirectorySearch }

/** The shop that the address names stands out, and first where it is on none of the open pages. */
export function ShopList({ shops, directorySearch }: Props) {
  const chosen = useChosenShop(directorySearch.shop, shops)
  const shown = chosen && !shops.includes(chosen) ? [chosen, ...shops] : shops
  return (
    <ul className={grid}>
      <NearItems
        items={shown}
        first={FIRST}
        each={(shop, mark) => <ShopItem key={shop.id} shop={shop} isChosen={shop === chosen} mark={mark} />}
      />
    </ul>
  )
}

type ItemProps = { shop: ShopSummary; isChosen?: boolean; mark?: NearMark | undefined }

export function ShopItem({ shop, isChosen = false, mark }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li
      {...mark}
      ref={item}
      aria-current={isChosen || undefined}
      className="scroll-my-24 rounded-2xl aria-[current]:ring-3 aria-[current]:ring-accent"
    >
      <ShopCard shop={shop} services={services}>
        <ShopWays shop={shop} />
      </ShopCard>
    </li>
  )
}
