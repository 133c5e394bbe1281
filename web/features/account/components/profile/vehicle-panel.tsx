import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import type { ProfileFields } from '#web/features/account/use-profile-form.ts'
import { Panel } from './panel.tsx'

/** What a driver drives, and on which tyres. */
export const VehiclePanel = (form: ProfileFields) => (
  <Panel title="Vehicle Information">
    <div className="grid gap-4 sm:grid-cols-2">
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
      <TextField label="Preferred tyre brand" {...fieldOf(form, 'tyreBrand')} />
      <TextField
        label="Tyre size"
        hint="Format: Width/Aspect Ratio/Rim Diameter (e.g., 205/55R16)"
        className="sm:col-span-2"
        {...fieldOf(form, 'tyreSize')}
      />
    </div>
  </Panel>
)
