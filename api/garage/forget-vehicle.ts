import { VehicleId } from '#core/contracts/garage.ts'
import { Problem } from '#core/contracts/problem.ts'
import { forgetVehicle } from '#core/garage/forget-vehicle.ts'
import { perMinute } from '../allowance.ts'
import { nothing, route } from '../route.ts'
import { customer } from '../who.ts'

export default route({
  delete: '/garage/:id',
  says: 'Remove a vehicle of mine',
  who: customer,
  limit: perMinute(30),
  params: VehicleId,
  answers: { 204: nothing, 404: Problem },
  handle: async ({ ctx, visitor, params }) => {
    await forgetVehicle(ctx, visitor.account.id, params.id)
    return undefined
  },
})
