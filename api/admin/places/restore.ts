import { restorePlace } from '#core/places/change-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/places/restored', {
  summary: 'Takes an added place away, or moves one back to where it was',
  access: adminFor('places'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, body }) => void (await restorePlace(ctx, actor, body.name)),
})
