import { useId } from 'react'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { type Ahead, useTypedFilter } from '../../components/console/typed-filter.ts'
import { ageChoices, stockChoices, typeChoices } from './filter.ts'

/** A filter for each column. */
export const ListingFilters = ({ ahead }: { ahead: Ahead }) => (
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
