import { Car } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { TextField } from '#web/components/ui/field.tsx'

type Name = 'vehicleMake' | 'vehicleModel' | 'vehicleYear'
type Props = {
  register(name: Name): UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string | undefined } | undefined>>
}

/** Make, model and year, which may stay empty. */
export const VehicleFields = ({ register, errors }: Props) => (
  <details className="rounded-lg bg-sunk px-4 py-1">
    <summary className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
      <Car aria-hidden size={18} /> Your vehicle <span className="font-normal text-ink-soft">(optional)</span>
    </summary>
    <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
      <TextField label="Make" error={errors.vehicleMake?.message} {...register('vehicleMake')} />
      <TextField label="Model" error={errors.vehicleModel?.message} {...register('vehicleModel')} />
      <TextField
        label="Year"
        type="number"
        inputMode="numeric"
        min={FIRST_VEHICLE_YEAR}
        max={lastVehicleYear()}
        error={errors.vehicleYear?.message}
        {...register('vehicleYear')}
      />
    </div>
  </details>
)
