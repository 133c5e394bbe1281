import type { Context } from '#core/context.ts'
import { carMakers } from '#core/rules/vehicles/car-makers.ts'
import { type NamedVehicle, vehicleWords } from '#core/rules/vehicles/vehicle-words.ts'
import { countUnknownVehicle } from '#db/queries/fitment/unknown-vehicles.ts'
import { findMake } from '#db/queries/inventory/catalogue.ts'

/**
 * Counts a vehicle that the table lacks, so that it can be added. Only the make, model and year of a car are kept:
 * what people type may hold their name or their number plate.
 */
export async function noteUnknownVehicle(ctx: Pick<Context, 'db' | 'clock'>, asked: NamedVehicle): Promise<void> {
  const known = asked.make ? await findMake(ctx.db, asked.make) : undefined
  const make = known ?? asked.make
  const kept = vehicleWords({ ...asked, make }, (name) => name === known?.toLowerCase() || carMakers.has(name))
  if (kept) await countUnknownVehicle(ctx.db, kept, ctx.clock.now())
}
