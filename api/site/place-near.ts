import { placeNear } from '#core/site/place-near.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /places/near', {
  summary: 'Finds the nearest town in South Africa, so that a page can name the place',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'an hour',
  handle: ({ query }) => placeNear(query),
})
