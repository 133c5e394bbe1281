import { useId } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { useLater } from '#web/lib/use-later.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { ageChoices, stockChoices, typeChoices } from './filter.ts'

const EVERY_MS = 50

/** A filter for each column; on a phone they fold away. */
export const ListingFilters = () => (
  <details className="group">
    <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">Filter by column</summary>
    <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
      <Typed label="Brand" name="brand" />
      <Typed label="Model" name="model" />
      <Typed label="Size" name="size" />
      <Typed label="SKU" name="sku" />
      <Typed label="Price from R" name="from" isNumber />
      <Typed label="to R" name="to" isNumber />
      <AddressSelect label="Type" name="type" choices={typeChoices} />
      <AddressSelect label="Stock" name="stock" choices={stockChoices} />
      <AddressSelect label="Confirmed" name="confirmed" choices={ageChoices} />
    </div>
  </details>
)

function Typed({ label, name, isNumber = false }: { label: string; name: string; isNumber?: boolean }) {
  const { params, go } = useAddress()
  const id = useId()
  const [typed, setTyped] = useLater(params.get(name) ?? '', EVERY_MS, (text) =>
    go({ [name]: text.trim() || undefined, page: undefined }, 'replace'),
  )
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
