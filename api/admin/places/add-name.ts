import { addPlaceName } from '#core/places/change-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/places/names', {
  summary: 'Gives a place another name',
  access: adminFor('places'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, body }) => addPlaceName(ctx, actor, body),
})
