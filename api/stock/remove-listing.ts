import { removeListing } from '#core/inventory/add-listing.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /listings/:id', {
  summary: 'Removes a tyre from the stock of its shop',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await removeListing(ctx, actor, params.id)),
})
