import { deleteVehicle } from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import { vehicleNotFound } from './refusals.ts'

/** Throws VEHICLE_NOT_FOUND. */
export async function forgetVehicle(ctx: Pick<Context, 'db'>, accountId: string, id: string): Promise<void> {
  if (!(await deleteVehicle(ctx.db, accountId, id))) throw vehicleNotFound()
}
