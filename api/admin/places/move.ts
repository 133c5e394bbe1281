import { movePlace } from '#core/places/change-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/places', {
  summary: 'Says where a known place lies',
  access: adminFor('places'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => movePlace(ctx, actor, body),
})
