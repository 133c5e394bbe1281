import { vehiclesOf } from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import type { Garage } from '../contracts/garage.ts'
import { vehicleView } from './vehicle-view.ts'

export const myGarage = async (ctx: Pick<Context, 'db'>, accountId: string): Promise<Garage> => ({
  vehicles: (await vehiclesOf(ctx.db, accountId)).map(vehicleView),
})
