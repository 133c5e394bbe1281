import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { firstVehicleYear, lastVehicleYear } from '#core/rules/vehicle-year.ts'

/** Throws INVALID for a year before 1990 or after the next. */
export function checkVehicleYear({ clock }: Pick<Context, 'clock'>, year: number | undefined): void {
  const last = lastVehicleYear(clock.now())
  if (year === undefined || (year >= firstVehicleYear && year <= last)) return
  throw new Refusal('INVALID', 'Please check what you entered.', 400, {
    year: `Must be from ${firstVehicleYear} to ${last}`,
  })
}
