import { changeOwnListing } from '#core/inventory/change-listing.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /listings/:id', {
  summary: 'Changes price, stock or SKU of a listing',
  access: signedIn,
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params, body }) => changeOwnListing(ctx, actor, params.id, body),
})
