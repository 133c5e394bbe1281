import { searchCatalogue } from '#core/inventory/catalogue.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/catalogue', {
  summary: 'Searches the central database of tyres, and says which of them the shop lists',
  access: signedIn,
  rateLimit: perMinute(300),
  handle: ({ ctx, actor, params, query }) => searchCatalogue(ctx, actor, params.shopId, query),
})
