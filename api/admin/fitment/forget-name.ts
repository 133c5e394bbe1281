import { forgetVehicleName } from '#core/fitment/unknown-vehicles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/fitment/names/:id', {
  summary: 'Takes another name of a vehicle away',
  access: adminFor('fitment'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await forgetVehicleName(ctx, actor, params.id)),
})
