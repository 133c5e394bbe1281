import { listVehicleNames } from '#core/fitment/unknown-vehicles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/fitment/names', {
  summary: 'Lists the other names of vehicles that admins have added',
  access: adminFor('fitment'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor }) => listVehicleNames(ctx, actor),
})
