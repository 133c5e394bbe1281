import { dismissUnknownPlace } from '#core/places/unknown-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/places/unknown/:id', {
  summary: 'Puts a place that nobody knew away, or lets it wait again',
  access: adminFor('places'),
  rateLimit: perMinute(120),
  handle: async ({ ctx, actor, params, body }) =>
    void (await dismissUnknownPlace(ctx, actor, params.id, body.dismissed)),
})
