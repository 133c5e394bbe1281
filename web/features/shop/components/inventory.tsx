import { useEffect, useState } from 'react'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { NearItems } from '#web/lib/code/near.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Failed } from '../../../components/ui/states.tsx'
import { useDebounced } from '../../../lib/debounced.ts'
import { inventoryQuery, STOCK, stockText } from '../queries.ts'
import { Nothing } from './section.tsx'
import { StockedCard } from './stocked-card.tsx'

const typingMs = 300

/** The shop's shelves by brand, searched as one types. */
export function Inventory({ shop }: { shop: ShopProfile }) {
  const { params, go } = useAddress()
  const text = stockText(params)
  const [typed, setTyped] = useState(text)
  const settled = useDebounced(typed.trim(), typingMs)
  useEffect(() => go({ [STOCK]: settled }, 'replace'), [settled, go])
  const { pages, isLoading, failed, more } = usePages('GET /shops/:shop/inventory', {
    params: { shop: shop.slug },
    query: inventoryQuery(text),
  })
  const tyres = pages?.flatMap((page) => page.tyres)
  if (pages?.[0]?.total === 0) return <Nothing>No inventory available at this time.</Nothing>
  return (
    <>
      <TextField
        label="Search this shop’s tyres"
        type="search"
        inputMode="search"
        maxLength={100}
        placeholder="Brand, model or size"
        className="max-w-md"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-4">
        {failed ? (
          <Failed title="Failed to load inventory" onRetry={failed.retry} retrying={failed.trying}>
            {failed.error.message}
          </Failed>
        ) : tyres?.length === 0 ? (
          <Nothing>No tyres match your search criteria.</Nothing>
        ) : (
          <ul className="grid gap-3 md:grid-cols-2 min-[90rem]:grid-cols-3" aria-busy={isLoading}>
            {tyres ? (
              <NearItems
                items={tyres}
                first={0}
                each={(tyre, mark) => (
                  <li key={tyre.listingId} {...mark}>
                    <StockedCard tyre={tyre} shop={shop} />
                  </li>
                )}
              />
            ) : (
              ['1', '2', '3', '4'].map((name) => <li key={name} className="skeleton h-64 rounded-2xl" />)
            )}
          </ul>
        )}
        {more && (
          <Button look="quiet" className="mx-auto mt-5 flex!" onClick={more}>
            Show more tyres
          </Button>
        )}
      </div>
    </>
  )
}
