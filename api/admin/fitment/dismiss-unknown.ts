import { dismissUnknownVehicle } from '#core/fitment/unknown-vehicles.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/fitment/unknown/:id', {
  summary: 'Puts a vehicle that the table lacks away, or lets it wait again',
  access: adminFor('fitment'),
  rateLimit: perMinute(120),
  handle: async ({ ctx, actor, params, body }) =>
    void (await dismissUnknownVehicle(ctx, actor, params.id, body.dismissed)),
})
