import { forgetVehicle } from '#core/garage/forget-vehicle.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /garage/:id', {
  summary: 'Removes one of my vehicles',
  access: customer,
  rateLimit: perMinute(30),
  handle: async ({ ctx, visitor, params }) => {
    await forgetVehicle(ctx, visitor.account.id, params.id)
    return undefined
  },
})
