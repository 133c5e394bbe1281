import { useState } from 'react'
import { leastRatings } from '#core/rules/website/limits.ts'
import { typeNames } from '#web/lib/labels.ts'
import { filtersOf, priceProblem } from '#web/lib/page/search-address.ts'
import { SelectField, TextField } from '../../../components/ui/field.tsx'

const brands = ['Michelin', 'Continental', 'Bridgestone', 'Pirelli', 'Goodyear', 'Dunlop', 'Hankook', 'Yokohama']

/** What the results were narrowed to besides stays, when a search is refined. */
const keptNames = ['services', 'pay', 'runFlat', 'deals', 'open', 'radius', 'sort']

/** What may narrow a search before it begins; the results have all of it with counts. */
export function FilterFields({ params }: { params: URLSearchParams }) {
  const filters = filtersOf(params)
  const chosen = filters.brands.join(',')
  const others = brands.includes(chosen) ? [] : filters.brands
  const kept = keptNames.flatMap((name) => {
    const value = params.get(name)
    return value ? [{ name, value }] : []
  })
  return (
    <details className="group rounded-lg border border-line" open={hasAny(params)}>
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <summary className="flex min-h-12 items-center px-4 font-semibold">Optional filters</summary>
      <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
        <SelectField label="Brand" name="brand" defaultValue={filters.brands.join(',')}>
          <option value="">Any brand</option>
          {others.length > 0 && <option value={others.join(',')}>{others.join(', ')}</option>}
          {brands.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <MaxPrice value={params.get('maxPrice') ?? ''} />
        <SelectField label="Tyre type" name="type" defaultValue={filters.types.join(',')}>
          <option value="">Any type</option>
          {filters.types.length > 1 && (
            <option value={filters.types.join(',')}>{filters.types.map((type) => typeNames[type]).join(', ')}</option>
          )}
          {Object.entries(typeNames).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Minimum rating" name="minRating" defaultValue={filters.minRating ?? ''}>
          <option value="">Any rating</option>
          {leastRatings.map((least) => (
            <option key={least} value={least}>
              {least === 5 ? '5 stars' : `${least} stars and up`}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  )
}

/** Says at once what is no price. */
function MaxPrice({ value }: { value: string }) {
  const [text, setText] = useState(value)
  const [problem, setProblem] = useState(priceProblem(value))
  return (
    <TextField
      label="Maximum price a tyre (R)"
      name="maxPrice"
      type="number"
      inputMode="numeric"
      min={0}
      step={50}
      placeholder="2000"
      value={text}
      error={problem}
      onChange={({ target }) => {
        setText(target.value)
        setProblem(priceProblem(target.value, target.validity.badInput))
      }}
    />
  )
}

const hasAny = (params: URLSearchParams): boolean =>
  ['brand', 'maxPrice', 'type', 'minRating'].some((name) => params.has(name))
