import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { VehicleSizesAnswer } from '#core/contracts/search.ts'
import { field, quietButton } from '../../../components/styles.ts'
import type { Changes } from '../../../lib/address.ts'
import { makesQuery, vehicleQuery } from '../api/search.ts'
import { VehicleSizes } from './vehicle-sizes.tsx'

type Props = {
  params: URLSearchParams
  howManyWhere: ReactNode
  onVehicle: (changes: Changes) => void
  onSearch: (changes: Changes) => void
}

/** Make, model and year lead to the sizes that the vehicle left the factory with. */
export function VehicleSearch({ params, howManyWhere, onVehicle, onSearch }: Props) {
  const [make, model, year] = ['make', 'model', 'year'].map((name) => params.get(name) ?? '')
  const makes = useQuery(makesQuery())
  const models = useQuery({ ...vehicleQuery({ make: make ?? '' }), enabled: make !== '' })
  const vehicle = { make: make ?? '', model: model || undefined, year: year || undefined }
  const sizes = useQuery({ ...vehicleQuery(vehicle), enabled: make !== '' && model !== '' })
  const years = useQuery({
    ...vehicleQuery({ make: make ?? '', model: model || undefined }),
    enabled: make !== '' && model !== '',
  })
  const failed = [makes, models, sizes].find((one) => one.isError)

  return (
    <div className="space-y-4">
      <Choice
        label="Make"
        value={make ?? ''}
        options={makes.data?.makes}
        waiting={makes.isPending}
        onChange={(next) => onVehicle({ make: next, model: undefined, year: undefined })}
      />
      <div className="flex gap-3">
        <Choice
          label="Model"
          value={model ?? ''}
          options={modelsIn(models.data)}
          waiting={make !== '' && models.isPending}
          onChange={(next) => onVehicle({ model: next, year: undefined })}
        />
        <Choice
          label="Year"
          value={year ?? ''}
          options={yearsIn(years.data, year)}
          waiting={false}
          onChange={(next) => onVehicle({ year: next })}
        />
      </div>
      {howManyWhere}
      <div aria-live="polite" className="min-h-28">
        {failed && (
          <div role="alert" className="rounded-lg bg-danger-wash p-4">
            <p className="font-semibold text-danger">{failed.error?.message}</p>
            <button type="button" onClick={() => void failed.refetch()} className={`${quietButton} mt-3`}>
              Try again
            </button>
          </div>
        )}
        {!failed && model === '' && (
          <p className="text-ink-soft text-sm">
            A vehicle can leave the factory with several sizes. We show them all; the one on your tyre decides.
          </p>
        )}
        {!failed && model !== '' && sizes.isPending && <span aria-hidden className="skeleton block h-28 rounded-lg" />}
        {!failed && sizes.data && <VehicleSizes answer={sizes.data} onSearch={onSearch} />}
      </div>
    </div>
  )
}

const modelsIn = (answer: VehicleSizesAnswer | undefined) => (answer?.kind === 'ask_model' ? answer.models : undefined)

/** The years in which it was sold, newest first; a vehicle whose sizes never changed needs none. */
function yearsIn(answer: VehicleSizesAnswer | undefined, chosen: string | undefined): string[] | undefined {
  if (answer?.kind !== 'ask_year') return chosen ? [chosen] : undefined
  const last = answer.yearTo ?? new Date().getFullYear() + 1
  const count = last - Math.max(1990, answer.yearFrom) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => String(last - index))
}

type ChoiceProps = {
  label: string
  value: string
  options: string[] | undefined
  waiting: boolean
  onChange: (value: string | undefined) => void
}

function Choice({ label, value, options, waiting, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={!options}
        aria-busy={waiting}
        onChange={(event) => onChange(event.target.value || undefined)}
        className={`${field} disabled:border-line disabled:bg-sunk disabled:text-ink-soft`}
      >
        <option value="">{waiting ? 'Loading…' : 'Choose'}</option>
        {value && !options?.includes(value) && <option>{value}</option>}
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
