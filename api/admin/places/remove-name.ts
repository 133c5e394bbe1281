import { removePlaceName } from '#core/places/change-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/places/names/removed', {
  summary: 'Takes another name of a place away',
  access: adminFor('places'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => removePlaceName(ctx, actor, body),
})
