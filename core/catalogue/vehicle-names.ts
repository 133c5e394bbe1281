import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { vehicleKey } from '#core/rules/vehicles/vehicle-words.ts'
import { vehicleAliases } from '#db/queries/fitment/fitments.ts'
import { allModels } from '#db/queries/inventory/catalogue.ts'

type Asked = { make?: string; model?: string; year?: number; variant?: string }

/** The vehicle by the names of the table, where an admin has said what these words mean; else as it was asked. */
export async function meantVehicle<A extends Asked>(ctx: Pick<Context, 'db'>, asked: A): Promise<A> {
  const { make, model } = asked
  const whole = vehicleKey(make, model)
  const keys = [whole, vehicleKey(model), vehicleKey(make)].filter(Boolean)
  if (keys.length === 0) return asked
  const found = await vehicleAliases(ctx.db, keys)
  const of = (key: string) => found.find(({ words }) => words === key)
  const vehicle = of(whole) ?? (make ? undefined : of(vehicleKey(model)))
  if (vehicle) return { ...asked, make: vehicle.make, ...(vehicle.model && { model: vehicle.model }) }
  const maker = of(vehicleKey(make))
  return maker && !maker.model ? { ...asked, make: maker.make } : asked
}

/** Throws INVALID for a year before 1990 or after the next. */
export function checkVehicleYear({ clock }: Pick<Context, 'clock'>, year: number | undefined): void {
  const last = lastVehicleYear(clock.now())
  if (year === undefined || (year >= FIRST_VEHICLE_YEAR && year <= last)) return
  throw new Refusal('INVALID', 'Please check what you entered.', 400, {
    year: `Must be a year from ${FIRST_VEHICLE_YEAR} to ${last}`,
  })
}

const first = ['Toyota', 'BMW', 'Mercedes-Benz', 'Audi', 'Honda', 'Ford', 'Volkswagen', 'Nissan']
const rank = (make: string): number => (first.includes(make) ? first.indexOf(make) : first.length)

/** Every make of the fitment table: first the makes that people ask for most, then the others by name. */
export async function makes(ctx: Pick<Context, 'db'>): Promise<string[]> {
  const names = new Set((await allModels(ctx.db)).map(({ make }) => make))
  return [...names].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}
