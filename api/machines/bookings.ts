import { machineBookings } from '#core/machines/bookings.ts'
import { keyWith } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /v1/bookings', {
  summary: 'Lists the bookings of the shop of the key, the oldest change first',
  access: keyWith('bookings:read'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => machineBookings(ctx, actor, query),
})
