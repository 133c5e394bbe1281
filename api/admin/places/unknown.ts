import { listUnknownPlaces } from '#core/places/unknown-places.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/places/unknown', {
  summary: 'Lists the places that people named and nobody knew',
  access: adminFor('places'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => listUnknownPlaces(ctx, actor, query),
})
