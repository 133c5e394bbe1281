import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { FilterChips } from '../../components/console/filter-chips.tsx'
import { SavedViews } from '../../components/console/saved-views.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import type { Ahead } from '../../components/console/typed-filter.ts'
import { Button } from '../../components/ui/button.tsx'
import { chipsIn, viewNames } from './filter.ts'
import { ListingFilters } from './listing-filters.tsx'
import { StockConfirmed } from './stock-state.tsx'
import type { StockActions } from './use-stock-actions.ts'

type Props = { shopId: string | undefined; ahead: Ahead; actions: StockActions }

/** One line above the list: what is looked for in it, and whether it is right as it stands. */
export function Finding({ shopId, ahead, actions }: Props) {
  const { params } = useAddress()
  const [isOpen, setIsOpen] = useState(false)
  const chips = chipsIn(params)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-44 md:max-w-80">
          <SearchBox label="Search inventory" placeholder="Brand, model, size or SKU" ahead={ahead} />
        </div>
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <ListFilter aria-hidden size={18} /> Filter
        </Button>
        {shopId && <StockConfirmed shopId={shopId} actions={actions} />}
      </div>
      {isOpen && <ListingFilters ahead={ahead} />}
      <FilterChips chips={chips} />
      {shopId && <SavedViews shopId={shopId} page="inventory" names={viewNames} />}
    </div>
  )
}
