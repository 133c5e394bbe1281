import { confirmAddress } from '#core/bookings/guests/confirm-address.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-bookings/:token/confirm-address', {
  summary: "Confirms the e-mail address of a guest's booking by what its mail holds",
  access: anyone,
  rateLimit: perMinute(10),
  handle: ({ ctx, params, body }) => confirmAddress(ctx, params.token, body.proof),
})
