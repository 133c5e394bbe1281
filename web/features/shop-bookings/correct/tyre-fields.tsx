import { SelectField, TextField } from '../../../components/ui/field.tsx'
import { TyreChoice } from '../tyre-choice.tsx'
import type { TypedTyres } from './typed-work.ts'

type Props = {
  shopId: string
  label: string
  numberLabel: string
  /** What stands in the booking now. */
  same: string
  mayBeNone?: boolean
  /** There are none, unless others are chosen. */
  areNone?: boolean
  typed: TypedTyres
  onType(change: Partial<TypedTyres>): void
}

/** The tyres of an axle: as agreed, of the shop's stock, or others by name. */
export function TyreFields({
  shopId,
  label,
  numberLabel,
  same,
  mayBeNone = false,
  areNone = false,
  typed,
  onType,
}: Props) {
  const isAbsent = areNone && typed.from === 'same'
  const text = (name: 'brand' | 'model' | 'size' | 'each' | 'quantity') => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <SelectField
        label={label}
        value={typed.from}
        onChange={({ target }) => onType({ from: target.value as TypedTyres['from'] })}
      >
        <option value="same">{same}</option>
        <option value="stock">Another tyre of the stock</option>
        <option value="other">Other tyres</option>
        {mayBeNone && <option value="none">No other tyres behind</option>}
      </SelectField>
      {typed.from === 'stock' && (
        <TyreChoice
          shopId={shopId}
          typed={typed.search}
          onType={(search) => onType({ search })}
          chosen={typed.listing}
          onChoose={(listing) => onType({ listing })}
          error={undefined}
        />
      )}
      {typed.from === 'other' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Brand" maxLength={60} {...text('brand')} />
          <TextField label="Model" maxLength={60} {...text('model')} />
          <TextField label="Size" placeholder="205/55R16 91V" maxLength={60} {...text('size')} />
          <TextField label="Price each (R)" inputMode="decimal" {...text('each')} />
        </div>
      )}
      {typed.from !== 'none' && !isAbsent && (
        <TextField label={numberLabel} type="number" inputMode="numeric" min={1} max={20} {...text('quantity')} />
      )}
    </>
  )
}
