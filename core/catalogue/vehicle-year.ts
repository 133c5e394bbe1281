import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'

/** Throws INVALID for a year before 1990 or after the next. */
export function checkVehicleYear({ clock }: Pick<Context, 'clock'>, year: number | undefined): void {
  const last = lastVehicleYear(clock.now())
  if (year === undefined || (year >= FIRST_VEHICLE_YEAR && year <= last)) return
  throw new Refusal('INVALID', 'Please check what you entered.', 400, {
    year: `Must be a year from ${FIRST_VEHICLE_YEAR} to ${last}`,
  })
}
