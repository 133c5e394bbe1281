import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { FilterChips } from '../../components/console/filter-chips.tsx'
import { SavedViews } from '../../components/console/saved-views.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { type Ahead, useTypedFilter } from '../../components/console/typed-filter.ts'
import { Button } from '../../components/ui/button.tsx'
import { ageChoices, chipsIn, stockChoices, typeChoices, viewNames } from './filter.ts'
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

/** A filter for each column. */
const ListingFilters = ({ ahead }: { ahead: Ahead }) => (
  <section aria-label="Filters by column" className="flex flex-wrap gap-x-4 gap-y-2">
    <Typed label="Brand" name="brand" ahead={ahead} />
    <Typed label="Model" name="model" ahead={ahead} />
    <Typed label="Size" name="size" ahead={ahead} />
    <Typed label="SKU" name="sku" ahead={ahead} />
    <Typed label="Price from R" name="from" ahead={ahead} isNumber />
    <Typed label="to R" name="to" ahead={ahead} isNumber />
    <AddressSelect label="Type" name="type" choices={typeChoices} />
    <AddressSelect label="Stock" name="stock" choices={stockChoices} />
    <AddressSelect label="Confirmed" name="confirmed" choices={ageChoices} />
  </section>
)

type TypedProps = { label: string; name: string; ahead: Ahead; isNumber?: boolean }

function Typed({ label, name, ahead, isNumber = false }: TypedProps) {
  const id = useId()
  const [typed, setTyped] = useTypedFilter(name, ahead)
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        inputMode={isNumber ? 'decimal' : 'text'}
        className="min-h-11 w-32 rounded-lg border border-line-strong bg-surface px-2"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}
