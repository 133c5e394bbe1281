import { keepVehicle } from '#core/garage/keep-vehicle.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /garage', {
  summary: 'Adds a vehicle; one that is there already stays as it is',
  access: customer,
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, body }) => keepVehicle(ctx, visitor.account.id, body),
})
