import { readOwnHours } from '#core/shops/profile/own-hours.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/hours', {
  summary: 'Shows the opening hours, special days and public holidays of a shop, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readOwnHours(ctx, actor, params.shopId),
})
