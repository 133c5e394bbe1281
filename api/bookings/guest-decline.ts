import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-bookings/:token/decline', {
  summary: "Declines the time that the shop proposes for a guest's booking",
  access: anyone,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: async ({ ctx, params, body }) => {
    const holder = await linkHolder(ctx, params.token)
    return declineOffers(ctx, holder, holder.bookingId, body.seenAt)
  },
})
