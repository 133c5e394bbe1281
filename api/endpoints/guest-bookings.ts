import { askBeside } from '#core/beside/ask-beside.ts'
import { confirmAddress } from '#core/bookings/guests/confirm-address.ts'
import { guestBooking } from '#core/bookings/guests/guest-booking.ts'
import { guestToken, linkHolder } from '#core/bookings/guests/guest-link.ts'
import { keepBooking } from '#core/bookings/guests/keep-booking.ts'
import { anyone, customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

/** What only the holder of a private link does; the rest is among the bookings, and the review in reviews.ts. */
export const guestBookings = routes({
  'GET /guest-bookings/:token': {
    summary: "Shows a guest's booking to the holder of its private link",
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => guestBooking(ctx, params.token, actor),
  },
  'POST /guest-bookings/:token/confirm-address': {
    summary: "Confirms the e-mail address of a guest's booking by what its mail holds",
    access: anyone,
    rateLimit: perMinute(10),
    handle: ({ ctx, params, body }) => confirmAddress(ctx, params.token, body.proof),
  },
  'POST /guest-bookings/:token/keep': {
    summary: "Puts a guest's booking among mine, because I hold its private link",
    access: customer,
    rateLimit: perMinute(10),
    handle: async ({ ctx, actor, params }) => void (await keepBooking(ctx, actor, params.token)),
  },
})

export const guestBeside = routes({
  'POST /guest-bookings/:token/beside': {
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
  },
})
