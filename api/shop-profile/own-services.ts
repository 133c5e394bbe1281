import { readOwnServices } from '#core/shops/profile/own-services.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/services', {
  summary: 'Shows the services of a shop and how it takes bookings, for its members',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => readOwnServices(ctx, actor, params.shopId),
})
