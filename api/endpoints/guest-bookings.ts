import { askBeside, besideOf } from '#core/beside/ask-beside.ts'
import { acceptProposal } from '#core/bookings/answers/answer-proposal.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { askChange } from '#core/bookings/answers/reschedule.ts'
import { calendarWays } from '#core/bookings/calendar/calendar-ways.ts'
import { confirmAddress } from '#core/bookings/guests/confirm-address.ts'
import { guestBooking } from '#core/bookings/guests/guest-booking.ts'
import { guestToken, linkHolder } from '#core/bookings/guests/guest-link.ts'
import { keepBooking } from '#core/bookings/guests/keep-booking.ts'
import { otherTyresFor } from '#core/bookings/offers/change-choices.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import { openMoveDays, openMoves } from '#core/bookings/times/open-moves.ts'
import { anyone, customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const guestBookings = routes({
  'GET /guest-bookings/:token': {
    summary: "Shows a guest's booking to the holder of its private link",
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => guestBooking(ctx, params.token, actor),
  },
  'POST /guest-bookings/:token/cancel': {
    summary: "Cancels a guest's booking, until two hours before",
    access: anyone,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: async ({ ctx, params, body }) => {
      const holder = await linkHolder(ctx, params.token)
      return cancelBooking(ctx, holder, holder.bookingId, body.reason)
    },
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
    handle: async ({ ctx, actor, params }) => {
      await keepBooking(ctx, actor, params.token)
      return undefined
    },
  },
  'POST /guest-bookings/:token/accept': {
    summary: "Accepts the time that the shop proposes for a guest's booking",
    access: anyone,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: async ({ ctx, params, body }) => {
      const holder = await linkHolder(ctx, params.token)
      return acceptProposal(ctx, holder, holder.bookingId, body.seenAt)
    },
  },
  'POST /guest-bookings/:token/decline': {
    summary: "Declines the time that the shop proposes for a guest's booking",
    access: anyone,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: async ({ ctx, params, body }) => {
      const holder = await linkHolder(ctx, params.token)
      return declineOffers(ctx, holder, holder.bookingId, body.seenAt)
    },
  },
  'POST /guest-bookings/:token/offers/:offerId/take': {
    summary: "Takes one of the offers of the shop for a guest's booking; the others end",
    access: anyone,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: async ({ ctx, params }) => {
      const holder = await linkHolder(ctx, params.token)
      return takeOffer(ctx, holder, holder.bookingId, params.offerId)
    },
  },
  'POST /guest-bookings/:token/withdraw': {
    summary: "Takes back what was asked for instead for a guest's booking: one offer or all",
    access: anyone,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: async ({ ctx, params, body }) => {
      const holder = await linkHolder(ctx, params.token)
      return withdrawOffers(ctx, holder, holder.bookingId, body.offerId)
    },
  },
  'GET /guest-bookings/:token/other-tyres': {
    summary: "Lists tyres that can be asked for in place of those of a guest's booking",
    access: anyone,
    rateLimit: perMinute(30),
    handle: async ({ ctx, params }) => {
      const holder = await linkHolder(ctx, params.token)
      return { tyres: await otherTyresFor(ctx, holder, holder.bookingId) }
    },
  },
  'GET /guest-bookings/:token/beside': {
    summary: "The shops that may be asked beside one that has not answered a guest's booking",
    access: anyone,
    rateLimit: perMinute(30),
    handle: async ({ ctx, params }) => {
      const holder = await linkHolder(ctx, params.token)
      return { choices: await besideOf(ctx, holder, holder.bookingId) }
    },
  },
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
  'POST /guest-bookings/:token/move': {
    summary: "Asks for another time for a guest's booking",
    access: anyone,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: async ({ ctx, params, body }) => {
      const holder = await linkHolder(ctx, params.token)
      return askChange(ctx, holder, holder.bookingId, body)
    },
  },
  'GET /guest-bookings/:token/open-days': {
    summary: "Lists the next days to which a guest's booking can be moved",
    access: anyone,
    rateLimit: perMinute(60),
    handle: async ({ ctx, params, query: { from, count } }) => {
      const holder = await linkHolder(ctx, params.token)
      return openMoveDays(ctx, holder, holder.bookingId, { count, ...(from && { from }) })
    },
  },
  'GET /guest-bookings/:token/open-slots': {
    summary: "Lists the times of a day to which a guest's booking can be moved",
    access: anyone,
    rateLimit: perMinute(60),
    handle: async ({ ctx, params, query }) => {
      const holder = await linkHolder(ctx, params.token)
      const starts = await openMoves(ctx, holder, holder.bookingId, query.date)
      return { starts: starts.map((start) => start.toISOString()) }
    },
  },
  'GET /guest-bookings/:token/calendar': {
    summary: "Gives the addresses that put a guest's booking into a calendar",
    access: anyone,
    rateLimit: perMinute(60),
    handle: async ({ ctx, params }) => {
      const holder = await linkHolder(ctx, params.token)
      return calendarWays(ctx, holder, holder.bookingId)
    },
  },
})
