import { PlaceNear, PlaceQuery } from '#core/contracts/site.ts'
import { placeNear } from '#core/site/place-near.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/places/near',
  says: 'The nearest town in South Africa, so that a page can name where somebody is',
  who: anyone,
  limit: perMinute(60),
  caches: 'an hour',
  query: PlaceQuery,
  answers: { 200: PlaceNear },
  handle: ({ query }) => placeNear(query),
})
