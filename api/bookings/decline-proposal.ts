import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookings/:id/decline', {
  summary: 'Declines the time that the shop proposes: a request ends, a confirmed booking stays as it was',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => declineOffers(ctx, actor, params.id, body.seenAt),
})
