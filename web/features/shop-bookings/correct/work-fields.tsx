import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { byImportance, serviceNames } from '#core/rules/bookings/service-names.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { CheckField, TextField } from '../../../components/ui/field.tsx'
import { LineFields } from './line-fields.tsx'
import { linesOf, type TypedTyres, type TypedWork } from './typed-work.ts'
import { TyreFields } from './tyre-fields.tsx'

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
