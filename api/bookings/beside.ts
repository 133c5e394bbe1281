import { askBeside, besideOf } from '#core/beside/ask-beside.ts'
import { signedIn } from '../access.ts'
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

export const besideEndpoints = { find, ask }
