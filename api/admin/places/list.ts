import { listPlaces } from '#core/places/place-list.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/places', {
  summary: 'Lists the places that website and chat know, with their other names',
  access: adminFor('places'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, query }) => listPlaces(ctx, actor, query),
})
