import { insertVehicle, lockGarage, sameVehicle } from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import { type GarageVehicle, KeptVehicle, type KeptVehicleInput } from '../contracts/garage.ts'
import { mostVehicles } from '../rules/website/garage.ts'
import { transaction } from '../transaction.ts'
import { garageFull } from './refusals.ts'
import { rearNeedsFront, settledSize } from './settle-size.ts'
import { vehicleView } from './vehicle-view.ts'

/** Adds the vehicle; one that is there already stays as it is. Throws SIZE_UNKNOWN, INVALID, GARAGE_FULL. */
export const keepVehicle = (ctx: Context, accountId: string, wish: KeptVehicleInput): Promise<GarageVehicle> =>
  transaction(ctx, async (ctx) => {
    const { rearSize, size, ...vehicle } = KeptVehicle.parse(wish)
    if (rearSize !== null && size === null) throw rearNeedsFront()
    const row = {
      ...vehicle,
      account_id: accountId,
      size: settledSize('size', size),
      rear_size: settledSize('rearSize', rearSize),
      created_at: ctx.clock.now(),
    }
    await lockGarage(ctx.db, accountId)
    const kept = (await sameVehicle(ctx.db, row)) ?? (await insertVehicle(ctx.db, row, mostVehicles))
    if (!kept) throw garageFull()
    return vehicleView(kept)
  })
