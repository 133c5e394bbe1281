import { Car } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'

type Name = 'vehicleMake' | 'vehicleModel' | 'vehicleYear'
type Props = {
  register(name: Name): UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string | undefined } | undefined>>
}

/** Make, model and year, which may stay empty. */
export const VehicleFields = (form: Props) => (
  <details className="rounded-lg bg-sunk px-4 py-1">
    <summary className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
      <Car aria-hidden size={18} /> Your vehicle <span className="font-normal text-ink-soft">(optional)</span>
    </summary>
    <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
      <TextField label="Make" {...fieldOf(form, 'vehicleMake')} />
      <TextField label="Model" {...fieldOf(form, 'vehicleModel')} />
      <TextField
        label="Year"
        type="number"
        inputMode="numeric"
        min={FIRST_VEHICLE_YEAR}
        max={lastVehicleYear()}
        {...fieldOf(form, 'vehicleYear')}
      />
    </div>
  </details>
)
