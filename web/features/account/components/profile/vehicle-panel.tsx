import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { TextField } from '#web/components/ui/field.tsx'
import type { ProfileFields } from '#web/features/account/use-profile-form.ts'
import { Panel } from './panel.tsx'

/** What a driver drives, and on which tyres. */
export const VehiclePanel = ({ register, errors }: ProfileFields) => (
  <Panel title="Vehicle Information">
    <div className="grid gap-4 sm:grid-cols-2">
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
      <TextField label="Preferred tyre brand" error={errors.tyreBrand?.message} {...register('tyreBrand')} />
      <TextField
        label="Tyre size"
        hint="Format: Width/Aspect Ratio/Rim Diameter (e.g., 205/55R16)"
        className="sm:col-span-2"
        error={errors.tyreSize?.message}
        {...register('tyreSize')}
      />
    </div>
  </Panel>
)
