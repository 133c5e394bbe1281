import { addPlace } from '#core/places/change-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/places', {
  summary: 'Adds a place',
  access: adminFor('places'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => addPlace(ctx, actor, body),
})
