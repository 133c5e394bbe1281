import { changeServices } from '#core/shops/profile/own-services.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/services', {
  summary: 'Sets the services of a shop, their prices and how long they take; owners only',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeServices(ctx, actor, params.shopId, body),
})
