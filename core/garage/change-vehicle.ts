import { findVehicle, lockGarage, sameVehicle, updateVehicle } from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import type { GarageVehicle, VehicleChanges } from '../contracts/garage.ts'
import { transaction } from '../transaction.ts'
import { vehicleKept, vehicleNotFound } from './refusals.ts'
import { rearNeedsFront, settledSize } from './settle-size.ts'
import { vehicleView } from './vehicle-view.ts'

/**
 * Throws VEHICLE_NOT_FOUND, SIZE_UNKNOWN, INVALID, and VEHICLE_KEPT if the change makes it equal to another vehicle of
 * the garage.
 */
export const changeVehicle = (
  ctx: Context,
  accountId: string,
  id: string,
  { size, rearSize, ...changes }: VehicleChanges,
): Promise<GarageVehicle> =>
  transaction(ctx, async (ctx) => {
    await lockGarage(ctx.db, accountId)
    const before = await findVehicle(ctx.db, accountId, id)
    if (!before) throw vehicleNotFound()
    const next = {
      ...before,
      ...changes,
      ...(size !== undefined && { size: settledSize('size', size) }),
      ...(rearSize !== undefined && { rear_size: settledSize('rearSize', rearSize) }),
    }
    if (next.rear_size !== null && next.size === null) throw rearNeedsFront()
    const same = await sameVehicle(ctx.db, { ...next, account_id: accountId, created_at: ctx.clock.now() })
    if (same && same.id !== id) throw vehicleKept()
    const { name, year, variant, size: settled, rear_size } = next
    const row = await updateVehicle(ctx.db, accountId, id, { name, year, variant, size: settled, rear_size })
    if (!row) throw vehicleNotFound()
    return vehicleView(row)
  })
