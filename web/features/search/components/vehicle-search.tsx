import { Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { FIRST_VEHICLE_YEAR, isVehicleYear, lastVehicleYear, vehicleYearSays } from '#core/rules/tyres/vehicle-years.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { keepDraft, readDraft } from '#web/lib/drafts/store.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { vehicleQuery } from '#web/lib/page/search-address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { Failed } from '../../../components/ui/states.tsx'
import { SearchForm } from './search-form.tsx'
import { VehicleSizes } from './vehicle-sizes.tsx'

type Props = { params: URLSearchParams; children?: ReactNode }

/** Make, model, variant and year lead to the sizes that the vehicle left the factory with. */
export function VehicleSearch({ params, children }: Props) {
  const [typed, setTyped] = useState<Typed>(() => typedIn(params) ?? typedBefore())
  const [chosen, setChosen] = useState<Changes>()
  const [problem, setProblem] = useState<string>()
  const guide = useVehicleGuide(typed)
  const { make, model, year, variant } = typed
  const set = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes }
    setTyped(next)
    keepDraft('visitor', DRAFT, next)
    setChosen(undefined)
    if ('year' in changes) setProblem(undefined)
  }
  const input = (): Changes | undefined => {
    if (isVehicleYear(Number(year))) return { make, model: model.trim(), year, variant, ...chosen }
    setProblem(vehicleYearSays())
    return undefined
  }
  const filled = make !== '' && model.trim() !== '' && year.trim() !== ''
  return (
    <SearchForm
      params={params}
      label="By vehicle"
      input={input}
      before={
        <>
          <VehicleFields typed={typed} guide={guide} problem={problem} onChange={set} />
          {guide.failed && (
            <Failed title="We could not look up this vehicle" onRetry={() => void guide.failed?.refetch()}>
              {guide.failed.error?.message}
            </Failed>
          )}
          <div aria-live="polite" aria-busy={guide.looking}>
            {guide.answer && <VehicleSizes answer={guide.answer} chosen={chosen} onChoose={setChosen} />}
          </div>
        </>
      }
      after={children}
      button={
        <Button
          type="submit"
          disabled={!filled}
          look="primary"
          className="w-full text-lg disabled:bg-sunk disabled:text-ink-soft"
        >
          <Search aria-hidden size={20} />
          Search Tyres
        </Button>
      }
    />
  )
}

/** The vehicle of the address. */
const typedIn = (params: URLSearchParams): Typed | undefined =>
  ['make', 'model', 'year', 'variant'].some((name) => params.has(name))
    ? typedFrom((name) => params.get(name))
    : undefined

const DRAFT = 'vehicle-search'

/** The vehicle that was typed last in this tab: a reload, or the way back from its tyres, leaves it there. */
function typedBefore(): Typed {
  const kept = readDraft('visitor', DRAFT)
  const words = new Map<string, unknown>(Object.entries(kept ?? {}))
  return typedFrom((name) => words.get(name))
}

function typedFrom(read: (name: keyof Typed) => unknown): Typed {
  const text = (name: keyof Typed) => {
    const value = read(name)
    return typeof value === 'string' ? value : ''
  }
  return { make: text('make'), model: text('model'), year: text('year'), variant: text('variant') }
}

type FieldsProps = {
  typed: Typed
  guide: ReturnType<typeof useVehicleGuide>
  problem: string | undefined
  onChange(changes: Partial<Typed>): void
}

function VehicleFields({ typed: { make, model, year, variant }, guide, problem, onChange }: FieldsProps) {
  const id = useId()
  const makes = make && !guide.makes.includes(make) ? [make, ...guide.makes] : guide.makes
  return (
    <>
      <SelectField
        label="Make"
        value={make}
        onChange={(event) => onChange({ make: event.target.value, model: '', variant: '' })}
      >
        <option value="">Choose</option>
        {makes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className="flex gap-3">
        <TextField
          className="min-w-0 flex-1"
          label="Model"
          value={model}
          list={`${id}-models`}
          placeholder="Corolla"
          autoComplete="off"
          maxLength={60}
          onChange={(event) => onChange({ model: event.target.value, variant: '' })}
        />
        <datalist id={`${id}-models`}>
          {guide.models.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          className="w-28 shrink-0"
          label="Year"
          type="number"
          inputMode="numeric"
          min={FIRST_VEHICLE_YEAR}
          max={lastVehicleYear()}
          value={year}
          placeholder="2018"
          error={problem}
          onChange={(event) => onChange({ year: event.target.value.slice(0, 4) })}
        />
      </div>
      {guide.variants.length > 1 && (
        <SelectField
          label="Variant"
          optional
          value={variant}
          onChange={(event) => onChange({ variant: event.target.value })}
        >
          <option value="">Any, or I do not know</option>
          {guide.variants.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </>
  )
}

type Typed = { make: string; model: string; year: string; variant: string }

/** What is known about the vehicle that is being named: the models of its make, its variants, its sizes. */
function useVehicleGuide({ make, model, year, variant }: Typed) {
  const makes = useRead('GET /makes')
  const models = useRead('GET /vehicles', make ? { query: vehicleQuery({ make }) } : null)
  const names = models.data?.kind === 'ask_model' ? models.data.models : []
  const known = names.find((name) => name.toLowerCase() === model.trim().toLowerCase())
  const named = known ? { make, model: known } : undefined
  const isYear = isVehicleYear(Number(year))
  const about = useRead('GET /vehicles', named ? { query: vehicleQuery(isYear ? { ...named, year } : named) } : null)
  const exact = useRead(
    'GET /vehicles',
    named && variant ? { query: vehicleQuery({ ...named, variant, ...(isYear && { year }) }) } : null,
  )
  const variants = about.data && 'variants' in about.data ? about.data.variants : []
  return {
    makes: makes.data?.makes ?? [],
    models: names,
    variants,
    answer: variant && variants.includes(variant) ? exact.data : about.data,
    failed: [makes, models, about, exact].find((one) => one.isError),
    looking: models.isFetching || about.isFetching || exact.isFetching,
  }
}
