import { formatTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { sizeIn } from '#core/rules/vehicles/fitment-row.ts'
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx'
import { linesIn, type TypedFitment } from './typed-fitment.ts'
import { confidences } from './words.ts'

type Props = { typed: TypedFitment; onChange(typed: TypedFitment): void; problems: Readonly<Record<string, string>> }

export function FitmentFields({ typed, onChange, problems }: Props) {
  const field = (name: keyof TypedFitment) => ({
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...typed, [name]: target.value }),
  })
  const sizeProblem = Object.entries(problems).find(([name]) => name.startsWith('sizes'))?.[1]
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Make" maxLength={60} {...field('make')} />
        <TextField label="Model" maxLength={60} {...field('model')} />
      </div>
      <TextField
        label="Variant"
        optional
        hint="Generation or engine, if the sizes differ by it"
        maxLength={60}
        {...field('variant')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="From year" inputMode="numeric" maxLength={4} {...field('yearFrom')} />
        <TextField
          label="To year"
          optional
          hint="Empty: still sold"
          inputMode="numeric"
          maxLength={4}
          {...field('yearTo')}
        />
      </div>
      <TextAreaField
        label="Sizes"
        hint="One a line, in any spelling. Different at the rear: 225/45R17 + 245/40R17"
        rows={4}
        {...field('sizes')}
        error={sizeProblem}
      />
      <Understood sizes={typed.sizes} />
      <SelectField label="Confidence" hint="How sure we are of these sizes" {...field('confidence')}>
        {Object.entries(confidences).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** What each line means, as it is typed. */
function Understood({ sizes }: { sizes: string }) {
  const lines = linesIn(sizes)
  if (lines.length === 0) return null
  return (
    <ul aria-label="Sizes understood" className="-mt-2 grid gap-1 text-sm">
      {lines.map((line, at) => {
        const read = line.split('+').map((one) => sizeIn(one.trim()))
        const isRead = read.every((size) => size !== undefined)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is told apart by where it stands
          <li key={at} className={isRead ? 'text-verified' : 'text-danger'}>
            {isRead
              ? read.map((size) => (size ? formatTyreSize(size) : '')).join(' + ')
              : `'${line}' is not a tyre size`}
          </li>
        )
      })}
    </ul>
  )
}
