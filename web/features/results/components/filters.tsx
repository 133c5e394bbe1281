import { type ReactNode, useEffect, useId, useState } from 'react'
import type { OfferFacets } from '#core/contracts/search.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { typeNames } from '#web/lib/labels.ts'
import { type Changes, useAddress } from '#web/lib/page/address.ts'
import { priceProblem, type TyreSearch, usualRadiusKm } from '#web/lib/page/search-address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../components/ui/field.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { Notice } from '../../../components/ui/states.tsx'

type Props = {
  query: TyreSearch
  facets: OfferFacets | undefined
  /** Reads the counts again; undefined unless that failed. */
  onRecount?: (() => void) | undefined
  onChange(changes: Changes): void
}

/** Narrows the results; behind each choice stands how many offers it would leave. */
export default function Filters({ query, facets, onRecount, onChange }: Props) {
  const { filters } = query
  return (
    <div className="space-y-5">
      {onRecount && (
        <Notice tone="warning">
          <p>The filters could not be counted.</p>
          <Button onClick={onRecount} look="text" className="underline-offset-4">
            Try again
          </Button>
        </Notice>
      )}
      {query.near && <Radius query={query} facets={facets} onChange={onChange} />}
      <MaxPrice maxPrice={filters.maxPrice} facets={facets} onChange={onChange} />
      <Ratings minRating={filters.minRating} facets={facets} onChange={onChange} />
      <Only filters={filters} facets={facets} onChange={onChange} />
      <Several
        title="Brand"
        name="brand"
        chosen={filters.brands}
        options={facets?.brands.map((one) => ({ value: one.name, label: one.name, count: one.count }))}
        onChange={onChange}
      />
      <Several
        title="Tyre type"
        name="type"
        chosen={filters.types}
        options={facets?.types.map((one) => ({ value: one.type, label: typeNames[one.type], count: one.count }))}
        onChange={onChange}
      />
      <Several
        title="The shop also offers"
        name="services"
        chosen={filters.services}
        options={facets?.services.map((one) => ({
          value: one.service,
          label: serviceNames[one.service],
          count: one.count,
        }))}
        onChange={onChange}
      />
      <Several
        title="Pay there by"
        name="pay"
        chosen={filters.paymentWays}
        options={facets?.paymentWays.map((one) => ({
          value: one.way,
          label: paymentNames[one.way],
          count: one.count,
        }))}
        onChange={onChange}
      />
    </div>
  )
}

type OnlyProps = { filters: TyreSearch['filters'] } & Pick<Props, 'facets' | 'onChange'>

const Only = ({ filters, facets, onChange }: OnlyProps) => (
  <fieldset>
    <legend className="font-semibold">Only</legend>
    <Choice
      label="Shops open now"
      count={facets?.openNow}
      checked={filters.openNow}
      onChange={(on) => onChange({ open: on ? 'true' : undefined })}
    />
    <Choice
      label="Deals"
      count={facets?.deals}
      checked={filters.dealsOnly}
      onChange={(on) => onChange({ deals: on ? 'true' : undefined })}
    />
    <Choice
      label="Run-flat"
      count={facets?.runFlat}
      checked={filters.runFlat}
      onChange={(on) => onChange({ runFlat: on ? 'true' : undefined })}
    />
  </fieldset>
)

const Radius = ({ query, facets, onChange }: Props) => (
  <SelectField
    label={`Within, of ${query.place ?? 'you'}`}
    value={query.radiusKm}
    onChange={({ target }) => onChange({ radius: target.value === String(usualRadiusKm) ? undefined : target.value })}
  >
    {!facets?.radii.some(({ km }) => km === query.radiusKm) && (
      <option value={query.radiusKm}>{query.radiusKm} km</option>
    )}
    {facets?.radii.map(({ km, count }) => (
      <option key={km} value={km}>
        {km} km ({count})
      </option>
    ))}
  </SelectField>
)

type PriceProps = { maxPrice: string | undefined } & Pick<Props, 'facets' | 'onChange'>

/** Applies when the field is left or Enter is pressed, not with every digit. */
function MaxPrice({ maxPrice = '', facets, onChange }: PriceProps) {
  const { params } = useAddress()
  // What is no price in the address filters nothing, and the field says why.
  const written = maxPrice || (params.get('maxPrice') ?? '')
  const [text, setText] = useState(written)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    setText(written)
    setProblem(priceProblem(written))
  }, [written])
  const range = facets?.priceCents
  const apply = () => {
    if (text.trim() !== written && !problem) onChange({ maxPrice: text.trim() || undefined })
  }
  return (
    <TextField
      label="Maximum price a tyre (R)"
      type="number"
      inputMode="numeric"
      min={0}
      step={50}
      value={text}
      error={problem}
      hint={
        range ? (
          <>
            Without fitting. Here: <Money cents={range.from} whole /> to <Money cents={range.to} whole />
          </>
        ) : (
          'Without fitting'
        )
      }
      onChange={({ target }) => {
        setText(target.value)
        setProblem(priceProblem(target.value, target.validity.badInput))
      }}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  )
}

type RatingProps = { minRating: string | undefined } & Pick<Props, 'facets' | 'onChange'>

const Ratings = ({ minRating = '', facets, onChange }: RatingProps) => (
  <SelectField
    label="Minimum rating of the shop"
    value={minRating}
    onChange={({ target }) => onChange({ minRating: target.value || undefined })}
  >
    <option value="">Any</option>
    {minRating && !facets?.ratings.some(({ from }) => String(from) === minRating) && (
      <option value={minRating}>{minRating} and up</option>
    )}
    {facets?.ratings.map(({ from, count }) => (
      <option key={from} value={from}>
        {from === 5 ? '5' : `${from} and up`} ({count})
      </option>
    ))}
  </SelectField>
)

type Option = { value: string; label: string; count: number }
type SeveralProps = {
  title: string
  name: string
  chosen: readonly string[]
  options: Option[] | undefined
  onChange: Props['onChange']
}
const firstShown = 6

function Several({ title, name, chosen, options = [], onChange }: SeveralProps) {
  const [all, setAll] = useState(false)
  const id = useId()
  const isChosen = (value: string) => chosen.some((one) => value.toLowerCase().includes(one.toLowerCase()))
  const gone = chosen.filter((one) => !options.some(({ value }) => value.toLowerCase().includes(one.toLowerCase())))
  const known = [...options, ...gone.map((value) => ({ value, label: value, count: 0 }))]
  const shown = all ? known : known.filter(({ value }, at) => at < firstShown || isChosen(value))
  if (known.length === 0) return null
  const set = (value: string, on: boolean) => {
    const picked = known.map((one) => one.value).filter((one) => (one === value ? on : isChosen(one)))
    onChange({ [name]: picked.join(',') })
  }
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <div id={id}>
        {shown.map(({ value, label, count }) => (
          <Choice key={value} label={label} count={count} checked={isChosen(value)} onChange={(on) => set(value, on)} />
        ))}
      </div>
      {known.length > shown.length || all ? (
        <Button
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
          look="text"
          className="underline-offset-4"
        >
          {all ? 'Show fewer' : `Show all ${known.length}`}
        </Button>
      ) : null}
    </fieldset>
  )
}

type ChoiceProps = { label: ReactNode; count: number | undefined; checked: boolean; onChange(on: boolean): void }

const Choice = ({ label, count, checked, onChange }: ChoiceProps) => (
  <CheckField
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
    label={
      <>
        {label} {count !== undefined && <span className="text-ink-soft tabular-nums">({count})</span>}
      </>
    }
  />
)
