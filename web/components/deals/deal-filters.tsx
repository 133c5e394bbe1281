import { X } from 'lucide-react'
import type { DealPage } from '#core/contracts/deals.ts'
import type { PriceBand } from '#core/rules/prices/price-bands.ts'
import { type DealFilters, filterNames, isFiltered } from '#web/lib/deals.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'

const bands: Record<PriceBand, string> = {
  below_1500: 'Below R1500',
  from_1500_to_2000: 'R1500 to R2000',
  above_2000: 'Above R2000',
}

type Props = {
  filters: DealFilters
  /** What there is to choose from. */
  choices: Pick<DealPage, 'brands' | 'sizes'> | undefined
  onChange(changes: Changes): void
}

/** Narrows deals by brand, size and the price of one tyre. */
export function DealFilterBar({ filters, choices, onChange }: Props) {
  const { brand = '', size = '', price = '' } = filters
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:flex">
      <SelectField
        label="Brand"
        className="md:w-44"
        value={brand}
        onChange={({ target }) => onChange({ [filterNames.brand]: target.value })}
      >
        <option value="">All brands</option>
        {withChosen(choices?.brands, brand).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label="Size"
        className="md:w-44"
        value={size}
        onChange={({ target }) => onChange({ [filterNames.size]: target.value })}
      >
        <option value="">All sizes</option>
        {withChosen(choices?.sizes, size).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label="Price a tyre"
        className={isFiltered(filters) ? 'md:w-44' : 'max-md:col-span-2 md:w-44'}
        value={price}
        onChange={({ target }) => onChange({ [filterNames.price]: target.value })}
      >
        <option value="">Any price</option>
        {Object.entries(bands).map(([band, name]) => (
          <option key={band} value={band}>
            {name}
          </option>
        ))}
      </SelectField>
      {isFiltered(filters) && (
        <Button
          look="quiet"
          className="min-h-12"
          onClick={() => onChange(Object.fromEntries(Object.values(filterNames).map((name) => [name, undefined])))}
        >
          <X aria-hidden size={18} /> Clear
        </Button>
      )}
    </div>
  )
}

/** What is chosen stays in the list while it is read, and when there is none of it any more. */
const withChosen = (choices: readonly string[] = [], chosen: string): readonly string[] =>
  chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices]
