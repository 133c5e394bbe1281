import { GarageVehicle, VehicleChanges, VehicleId } from '#core/contracts/garage.ts'
import { Problem } from '#core/contracts/problem.ts'
import { changeVehicle } from '#core/garage/change-vehicle.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { customer } from '../who.ts'

export default route({
  patch: '/garage/:id',
  says: 'Name a vehicle of mine, or correct it',
  who: customer,
  limit: perMinute(30),
  params: VehicleId,
  body: VehicleChanges,
  answers: { 200: GarageVehicle, 404: Problem, 409: Problem },
  handle: ({ ctx, visitor, params, body }) => changeVehicle(ctx, visitor.account.id, params.id, body),
})
