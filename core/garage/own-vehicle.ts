import {
  deleteVehicle,
  insertVehicle,
  lockGarage,
  sameVehicle,
  updateVehicle,
  type VehicleRow,
  vehiclesOf,
} from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import { mostVehicles } from '../rules/website/garage.ts'
import { transaction } from '../transaction.ts'
import { garageFull, settledSize, vehicleKept } from './garage.ts'

/** The vehicle in the profile. A field that is left out stays; null takes it away. */
export type OwnVehicleChange = {
  make?: string | null | undefined
  model?: string | null | undefined
  year?: number | null | undefined
  /** In any spelling. */
  size?: string | null | undefined
}

/** The vehicle of the profile: the first of the garage. */
export const ownVehicle = async (ctx: Pick<Context, 'db'>, accountId: string): Promise<VehicleRow | undefined> =>
  (await vehiclesOf(ctx.db, accountId))[0]

/**
 * Changes the first vehicle of the garage, adds one if there is none, and removes it if every field is empty. Throws
 * SIZE_UNKNOWN at the field tyreSize, and VEHICLE_KEPT if it would equal another vehicle of the garage.
 */
export const changeOwnVehicle = (ctx: Context, accountId: string, change: OwnVehicleChange): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await lockGarage(ctx.db, accountId)
    const before = await ownVehicle(ctx, accountId)
    const after = changed(before ?? unknown, change)
    if (!after.make && !after.model && after.year === null && after.size === null) {
      if (before) await deleteVehicle(ctx.db, accountId, before.id)
      return
    }
    const row = { ...after, account_id: accountId, created_at: ctx.clock.now() }
    const same = await sameVehicle(ctx.db, row)
    if (same && same.id !== before?.id && same.plate === after.plate) throw vehicleKept()
    if (before) await updateVehicle(ctx.db, accountId, before.id, after)
    else if (!(await insertVehicle(ctx.db, row, mostVehicles))) throw garageFull()
  })

type Vehicle = Pick<VehicleRow, 'name' | 'make' | 'model' | 'variant' | 'year' | 'size' | 'rear_size' | 'plate'>
const unknown: Vehicle = {
  name: '',
  make: '',
  model: '',
  variant: '',
  year: null,
  size: null,
  rear_size: null,
  plate: '',
}

/** Another model ends the variant, and another size ends the rear size. */
function changed({ name, variant, rear_size, plate, ...before }: Vehicle, change: OwnVehicleChange): Vehicle {
  const make = change.make === undefined ? before.make : (change.make ?? '')
  const model = change.model === undefined ? before.model : (change.model ?? '')
  const size = change.size === undefined ? before.size : settledSize('tyreSize', change.size)
  return {
    name,
    make,
    model,
    variant: make === before.make && model === before.model ? variant : '',
    year: change.year === undefined ? before.year : change.year,
    size,
    rear_size: size === before.size ? rear_size : null,
    plate,
  }
}
