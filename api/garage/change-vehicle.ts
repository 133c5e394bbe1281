import { changeVehicle } from '#core/garage/change-vehicle.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /garage/:id', {
  summary: 'Renames or corrects one of my vehicles',
  access: customer,
  rateLimit: perMinute(30),
  handle: ({ ctx, visitor, params, body }) => changeVehicle(ctx, visitor.account.id, params.id, body),
})
