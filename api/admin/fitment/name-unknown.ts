import { nameVehicle } from '#core/fitment/unknown-vehicles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/fitment/unknown/:id/meaning', {
  summary: 'Says which vehicle of the table the words mean',
  access: adminFor('fitment'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => nameVehicle(ctx, actor, params.id, body),
})
