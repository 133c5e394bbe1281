import { typeNames } from '#web/lib/labels.ts'
import { SelectField, TextField } from '../../components/ui/field.tsx'

const NEEDED = 'Please fill this in'
export const noTyre = { brand: '', model: '', size: '', type: 'all_season' as string }
type Props = {
  tyre: typeof noTyre
  onChange(tyre: typeof noTyre): void
  /** What is missing is said once it was to be added. */
  isTried: boolean
  /** What the server says of the size. */
  sizeError: string | undefined
}

/** A tyre that the central database lacks. */
export function OwnTyreFields({ tyre, onChange, isTried, sizeError }: Props) {
  const set = (name: keyof typeof noTyre) => ({
    value: tyre[name],
    error: isTried && tyre[name].trim() === '' ? NEEDED : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...tyre, [name]: target.value }),
  })
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">It sells at once; we check its details for the central database.</p>
      <TextField label="Brand" maxLength={40} autoComplete="off" {...set('brand')} />
      <TextField label="Model" maxLength={60} autoComplete="off" {...set('model')} />
      <TextField
        label="Size"
        hint="As on the sidewall: 205/55R16 91V, XL or run-flat with it"
        maxLength={60}
        autoComplete="off"
        {...set('size')}
        error={sizeError ?? set('size').error}
      />
      <SelectField label="Type" {...set('type')}>
        {Object.entries(typeNames).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
