import { askBeside, besideOf } from '#core/beside/ask-beside.ts'
import { guestToken, linkHolder } from '#core/bookings/guests/guest-link.ts'
import { anyone, signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

const find = route('GET /bookings/:id/beside', {
  summary: 'The shops that may be asked beside one that has not answered',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => ({ choices: await besideOf(ctx, actor, params.id) }),
})

const ask = route('POST /bookings/:id/beside', {
  summary: 'Asks the nearest two other shops for the same work; the driver takes one of the answers',
  access: signedIn,
  rateLimit: perMinute(10),
  idempotent: true,
  handle: async ({ ctx, actor, params }) => ({ bookings: await askBeside(ctx, actor, params.id) }),
})

const findAsGuest = route('GET /guest-bookings/:token/beside', {
  summary: "The shops that may be asked beside one that has not answered a guest's booking",
  access: anyone,
  rateLimit: perMinute(30),
  handle: async ({ ctx, params }) => {
    const holder = await linkHolder(ctx, params.token)
    return { choices: await besideOf(ctx, holder, holder.bookingId) }
  },
})

const askAsGuest = route('POST /guest-bookings/:token/beside', {
  summary:
    'Asks the nearest two other shops for a guest who has confirmed the e-mail address; each has a link of its own',
  access: anyone,
  rateLimit: perMinute(10),
  idempotent: true,
  handle: async ({ ctx, params }) => {
    const holder = await linkHolder(ctx, params.token)
    const asked = await askBeside(ctx, holder, holder.bookingId)
    return { bookings: asked.map((one) => ({ ...one, guestToken: guestToken(ctx.config, one.id) })) }
  },
})

export const besideEndpoints = { find, ask, findAsGuest, askAsGuest }
