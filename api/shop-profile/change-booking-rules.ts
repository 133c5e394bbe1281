import { changeBookingRules } from '#core/shops/profile/own-services.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/booking-rules', {
  summary: 'Sets bays, buffer, lead time and the end of the same day’s bookings; owners only',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => changeBookingRules(ctx, actor, params.shopId, body),
})
