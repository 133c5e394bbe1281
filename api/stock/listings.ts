import { listListings } from '#core/inventory/list-listings.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/listings', {
  summary: 'Lists the stock of a shop page by page, searched, filtered and sorted, for its members',
  access: signedIn,
  rateLimit: perMinute(600),
  handle: ({ ctx, actor, params, query }) => listListings(ctx, actor, params.shopId, query),
})
