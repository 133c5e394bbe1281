import { addListing } from '#core/inventory/add-listing.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/listings', {
  summary: 'Adds a tyre to the stock of a shop, from the central database or one that it lacks',
  access: signedIn,
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => addListing(ctx, actor, params.shopId, body),
})
