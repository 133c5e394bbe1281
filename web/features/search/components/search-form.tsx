import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { useTypedPlace } from '#web/components/places/typed-place.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { priceProblem, RESULTS, resultsLink, settingsOf, usualQuantity } from '#web/lib/page/search-address.ts'
import { SelectField } from '../../../components/ui/field.tsx'

type Props = {
  params: URLSearchParams
  label: string
  /** What is searched for; undefined where that is not clear yet, which the fields say. */
  input(): Changes | undefined | Promise<Changes | undefined>
  /** Before how many and where, behind it, and under the button. */
  before: ReactNode
  after?: ReactNode
  button: ReactNode
  children?: ReactNode
}

/** How many, where, and whatever else stands in the form leads on to the results. */
export function SearchForm({ params, label, input, before, after, button, children }: Props) {
  const navigate = useNavigate()
  const settings = settingsOf(params)
  const where = useTypedPlace(settings)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const written = fieldsIn(form)
    const changes = await input()
    if (!changes) return
    const price = form.querySelector<HTMLInputElement>('[name=maxPrice]')
    if (price && priceProblem(price.value, price.validity.badInput)) return show(price)
    const found = await where.resolve()
    if (!found) return
    // Where front and rear differ, four tyres are two of each.
    const count = changes.quantity ?? written.quantity
    const quantity = changes.other && count === String(usualQuantity) ? '2' : count
    void navigate(resultsLink({ ...written, ...changes, ...found, quantity }))
  }
  return (
    <search aria-label={label}>
      <form action={RESULTS} noValidate className="space-y-3 md:space-y-4" onSubmit={(event) => void submit(event)}>
        {before}
        <div className="flex gap-3">
          <QuantityField quantity={settings.quantity} />
          <PlaceField {...where.field} />
        </div>
        {after}
        {button}
        {children}
      </form>
    </search>
  )
}

/** The optional filters may have been closed over it. */
function show(field: HTMLInputElement): void {
  const around = field.closest('details')
  if (around) around.open = true
  field.focus()
}

/** What is filled in, by name; several of one name with commas between. */
function fieldsIn(form: HTMLFormElement): Record<string, string> {
  const written = new FormData(form)
  const names = [...new Set(written.keys())].filter((name) => name !== 'place')
  return Object.fromEntries(
    names.map((name) => [
      name,
      written
        .getAll(name)
        .filter((value) => typeof value === 'string' && value.trim() !== '')
        .join(','),
    ]),
  )
}

const QuantityField = ({ quantity }: { quantity: number }) => (
  <SelectField label="Tyres" name="quantity" defaultValue={quantity} className="w-24 shrink-0">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
      <option key={count}>{count}</option>
    ))}
  </SelectField>
)
