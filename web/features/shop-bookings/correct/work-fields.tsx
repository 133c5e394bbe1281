import { Plus, X } from 'lucide-react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { byImportance, serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Button } from '../../../components/ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../components/ui/field.tsx'
import { TyreChoice } from '../tyre-choice.tsx'
import { linesOf, type TypedLine, type TypedTyres, type TypedWork } from './typed-work.ts'

type Props = { booking: FrontDeskBooking; typed: TypedWork; onType(change: Partial<TypedWork>): void }

/** The total alone, which is what changes most often. */
export const TotalField = ({ booking, typed, onType, isFirst = false }: Props & { isFirst?: boolean }) => (
  <TextField
    label="Another total (R)"
    optional
    inputMode="decimal"
    autoFocus={isFirst}
    hint={`It is ${formatRandExact(booking.done?.totalCents ?? booking.totalCents)} now. Left empty, it follows from the lines.`}
    value={typed.total}
    onChange={({ target }) => onType({ total: target.value })}
  />
)

/** Tyres, number, work and lines of a booking, as they were agreed or done. */
export function WorkFields({ booking, typed, onType }: Props) {
  const { shop, tyre, rear, tyreSize } = booking
  const change = (axle: 'front' | 'rear') => (part: Partial<TypedTyres>) =>
    onType({ [axle]: { ...typed[axle], ...part } })
  const front = tyre ? `${tyre.brand} ${tyre.model} ${tyre.size}` : (tyreSize ?? 'No tyres')
  return (
    <>
      <TyreFields
        shopId={shop.id}
        label={rear ? 'Tyres in front' : 'Tyres'}
        numberLabel={rear ? 'Number in front' : 'Number'}
        same={front}
        typed={typed.front}
        onType={change('front')}
      />
      <TyreFields
        shopId={shop.id}
        label="Other tyres behind"
        numberLabel="Number behind"
        same={rear ? `${rear.tyre.brand} ${rear.tyre.model} ${rear.tyre.size}` : 'The same all round'}
        mayBeNone={rear !== null}
        areNone={rear === null}
        typed={typed.rear}
        onType={change('rear')}
      />
      <Services booking={booking} chosen={typed.services} onChoose={(services) => onType({ services })} />
      <LineFields lines={typed.lines} before={linesOf(booking)} onType={(lines) => onType({ lines })} />
    </>
  )
}

type ServicesProps = {
  booking: FrontDeskBooking
  chosen: readonly ServiceCode[]
  onChoose(services: readonly ServiceCode[]): void
}

function Services({ booking, chosen, onChoose }: ServicesProps) {
  const { data } = useRead('GET /shops/:shopId/services', { params: { shopId: booking.shop.id } })
  const offered = data?.services.map(({ service }) => service) ?? []
  const all = [...new Set([...booking.services, ...offered])].toSorted(byImportance)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Work</legend>
      <div className="grid sm:grid-cols-2">
        {all.map((service) => (
          <CheckField
            key={service}
            label={serviceNames[service]}
            checked={chosen.includes(service)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, service] : chosen.filter((one) => one !== service))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

type LineFieldsProps = {
  lines: readonly TypedLine[] | undefined
  /** The lines that hold now. */
  before: readonly TypedLine[]
  onType(lines: readonly TypedLine[] | undefined): void
}

/** The lines of the price as the shop types them, instead of those that follow from tyres, number and work. */
function LineFields({ lines, before, onType }: LineFieldsProps) {
  if (!lines)
    return (
      <Button look="link" className="justify-self-start" onClick={() => onType(before)}>
        Type the lines of the price
      </Button>
    )
  const change = (at: number, part: Partial<TypedLine>) =>
    onType(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Lines of the price</legend>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own while it is typed
        <div key={at} className="grid grid-cols-[1fr_4rem_6rem_2.75rem] items-end gap-2">
          <TextField
            label="What"
            value={line.name}
            maxLength={60}
            readOnly={line.what !== 'other'}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextField
            label="Number"
            inputMode="numeric"
            value={line.quantity}
            onChange={({ target }) => change(at, { quantity: target.value })}
          />
          <TextField
            label="Each (R)"
            inputMode="decimal"
            value={line.each}
            onChange={({ target }) => change(at, { each: target.value })}
          />
          <Button
            aria-label={`Remove line ${at + 1}`}
            look="icon"
            onClick={() => onType(lines.filter((_, index) => index !== at))}
          >
            <X aria-hidden size={18} />
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => onType([...lines, { what: 'other', name: '', quantity: '1', each: '' }])}>
          <Plus aria-hidden size={18} /> Add a line
        </Button>
        <Button look="quiet" onClick={() => onType(undefined)}>
          Compute the lines
        </Button>
      </div>
    </fieldset>
  )
}

type TyreFieldsProps = {
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
function TyreFields({
  shopId,
  label,
  numberLabel,
  same,
  mayBeNone = false,
  areNone = false,
  typed,
  onType,
}: TyreFieldsProps) {
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
