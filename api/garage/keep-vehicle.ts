import { GarageVehicle, KeptVehicle } from '#core/contracts/garage.ts'
import { Problem } from '#core/contracts/problem.ts'
import { keepVehicle } from '#core/garage/keep-vehicle.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { customer } from '../who.ts'

export default route({
  post: '/garage',
  says: 'Keep a vehicle; one that is kept already stays as it is',
  who: customer,
  limit: perMinute(30),
  body: KeptVehicle,
  answers: { 201: GarageVehicle, 409: Problem },
  handle: ({ ctx, visitor, body }) => keepVehicle(ctx, visitor.account.id, body),
})
