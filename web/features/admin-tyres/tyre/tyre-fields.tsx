import type { ChangeEvent } from 'react'
import { CheckField, SelectField, TextField } from '#web/components/ui/field.tsx'
import { typeNames } from '#web/lib/labels.ts'
import { grades, noiseClasses, speeds, type TypedTyre } from './tyre-form.ts'

type Props = {
  typed: TypedTyre
  problems: Readonly<Record<string, string | undefined>>
  onChange(typed: TypedTyre): void
}
type Text = { [Name in keyof TypedTyre]: TypedTyre[Name] extends string ? Name : never }[keyof TypedTyre]

/** Everything that the database holds of a tyre. */
export function TyreFields({ typed, problems, onChange }: Props) {
  const text = (name: Text) => ({
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...typed, [name]: target.value }),
  })
  const check = (name: 'extraLoad' | 'runFlat') => ({
    checked: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...typed, [name]: target.checked }),
  })
  return (
    <>
      <TextField label="Brand" maxLength={80} autoComplete="off" error={problems.brand} {...text('brand')} />
      <TextField label="Name" maxLength={80} autoComplete="off" error={problems.model} {...text('model')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Size" maxLength={60} autoComplete="off" error={problems.size} {...text('size')} />
        <SelectField label="Type" {...text('type')}>
          {Object.entries(typeNames).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Load index"
          placeholder="Not known"
          autoComplete="off"
          error={problems.load ?? problems.loadIndex}
          {...text('load')}
        />
        <Choice label="Speed" choices={speeds} {...text('speed')} />
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        <CheckField label="Extra load (XL)" {...check('extraLoad')} />
        <CheckField label="Run-flat" {...check('runFlat')} />
      </div>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-2 font-bold">EU label</legend>
        <Choice label="Wet grip" choices={grades} {...text('wetGrip')} />
        <Choice label="Fuel efficiency" choices={grades} {...text('fuelEfficiency')} />
        <TextField
          label="Noise (dB)"
          inputMode="numeric"
          placeholder="Not known"
          autoComplete="off"
          error={problems.noiseDb}
          {...text('noiseDb')}
        />
        <Choice label="Noise class" choices={noiseClasses} {...text('noiseClass')} />
      </fieldset>
    </>
  )
}

type ChoiceProps = {
  label: string
  choices: readonly string[]
  value: string
  onChange(event: ChangeEvent<HTMLSelectElement>): void
}
const Choice = ({ label, choices, ...select }: ChoiceProps) => (
  <SelectField label={label} {...select}>
    <option value="">Not known</option>
    {choices.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </SelectField>
)
