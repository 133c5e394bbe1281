import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { otherTyresFor } from '#core/bookings/offers/change-choices.ts'
import { anyone, signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

const mine = route('GET /bookings/:id/other-tyres', {
  summary:
    'Lists tyres of the shop that the driver can ask for in place of the booked ones, with the total that each makes',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => ({ tyres: await otherTyresFor(ctx, actor, params.id) }),
})

const asGuest = route('GET /guest-bookings/:token/other-tyres', {
  summary: "Lists tyres that can be asked for in place of those of a guest's booking",
  access: anyone,
  rateLimit: perMinute(30),
  handle: async ({ ctx, params }) => {
    const holder = await linkHolder(ctx, params.token)
    return { tyres: await otherTyresFor(ctx, holder, holder.bookingId) }
  },
})

export const otherTyresEndpoints = { mine, asGuest }
