import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import { anyone, signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

const takeMine = route('POST /bookings/:id/offers/:offerId/take', {
  summary: 'Takes one of the offers of the shop; the others end',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params }) => takeOffer(ctx, actor, params.id, params.offerId),
})

const withdrawMine = route('POST /bookings/:id/withdraw', {
  summary: 'Takes back what was asked for instead: one offer or all',
  access: signedIn,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => withdrawOffers(ctx, actor, params.id, body.offerId),
})

const takeAsGuest = route('POST /guest-bookings/:token/offers/:offerId/take', {
  summary: "Takes one of the offers of the shop for a guest's booking; the others end",
  access: anyone,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: async ({ ctx, params }) => {
    const holder = await linkHolder(ctx, params.token)
    return takeOffer(ctx, holder, holder.bookingId, params.offerId)
  },
})

const withdrawAsGuest = route('POST /guest-bookings/:token/withdraw', {
  summary: "Takes back what was asked for instead for a guest's booking: one offer or all",
  access: anyone,
  rateLimit: perMinute(20),
  idempotent: true,
  handle: async ({ ctx, params, body }) => {
    const holder = await linkHolder(ctx, params.token)
    return withdrawOffers(ctx, holder, holder.bookingId, body.offerId)
  },
})

export const offerEndpoints = { takeMine, withdrawMine, takeAsGuest, withdrawAsGuest }
