import type { Context } from '#core/context.ts'
import { vehicleKey } from '#core/rules/vehicles/vehicle-key.ts'
import { vehicleAliases } from '#db/queries/fitment/vehicle-aliases.ts'

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
