import { askBeside, besideOf } from '#core/beside/ask-beside.ts'
import { acceptProposal } from '#core/bookings/answers/answer-proposal.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { askChange } from '#core/bookings/answers/reschedule.ts'
import { bookingPage } from '#core/bookings/booking-pages.ts'
import { calendarWays } from '#core/bookings/calendar/calendar-ways.ts'
import { bookOnWeb } from '#core/bookings/guests/book-on-web.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { otherTyresFor } from '#core/bookings/offers/change-choices.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import { opening } from '#core/bookings/shop-opening.ts'
import { openMoveDays, openMoves } from '#core/bookings/times/open-moves.ts'
import { anyone, customer, signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const bookings = routes({
  'POST /bookings': {
    summary: 'Books a fitting or another service as a guest or signed in',
    access: anyone,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, actor, visitor, client, body }) => bookOnWeb(ctx, actor, visitor?.account, body, client),
  },
  'GET /bookings': {
    summary: 'Lists my bookings, newest first: all of them, or those that lie ahead, are over, or were cancelled',
    access: customer,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => bookingPage(ctx, actor, query),
  },
  'GET /bookings/:id': {
    summary: 'Shows one booking to its driver or its shop',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => opening(ctx, await oneBooking(ctx, actor, params.id)),
  },
  'POST /bookings/:id/cancel': {
    summary: 'Cancels a booking: the driver until two hours before, the shop at any time',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => cancelBooking(ctx, actor, params.id, body.reason),
  },
  'POST /bookings/:id/accept': {
    summary: 'Accepts the time that the shop proposes',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => acceptProposal(ctx, actor, params.id, body.seenAt),
  },
  'POST /bookings/:id/decline': {
    summary: 'Declines the time that the shop proposes: a request ends, a confirmed booking stays as it was',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => declineOffers(ctx, actor, params.id, body.seenAt),
  },
  'POST /bookings/:id/offers/:offerId/take': {
    summary: 'Takes one of the offers of the shop; the others end',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params }) => takeOffer(ctx, actor, params.id, params.offerId),
  },
  'POST /bookings/:id/withdraw': {
    summary: 'Takes back what was asked for instead: one offer or all',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => withdrawOffers(ctx, actor, params.id, body.offerId),
  },
  'GET /bookings/:id/other-tyres': {
    summary:
      'Lists tyres of the shop that the driver can ask for in place of the booked ones, with the total that each makes',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => ({ tyres: await otherTyresFor(ctx, actor, params.id) }),
  },
  'GET /bookings/:id/beside': {
    summary: 'The shops that may be asked beside one that has not answered',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => ({ choices: await besideOf(ctx, actor, params.id) }),
  },
  'POST /bookings/:id/beside': {
    summary: 'Asks the nearest two other shops for the same work; the driver takes one of the answers',
    access: signedIn,
    rateLimit: perMinute(10),
    idempotent: true,
    handle: async ({ ctx, actor, params }) => ({ bookings: await askBeside(ctx, actor, params.id) }),
  },
  'POST /bookings/:id/move': {
    summary: 'Asks for another time, tyre or number; a confirmed appointment stands until the shop agrees',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => askChange(ctx, actor, params.id, body),
  },
  'GET /bookings/:id/open-days': {
    summary: 'Lists the next days to which a booking can be moved',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, query: { from, count } }) =>
      openMoveDays(ctx, actor, params.id, { count, ...(from && { from }) }),
  },
  'GET /bookings/:id/open-slots': {
    summary: 'Lists the times of a day to which a booking can be moved',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params, query }) => ({
      starts: (await openMoves(ctx, actor, params.id, query.date)).map((start) => start.toISOString()),
    }),
  },
  'GET /bookings/:id/calendar': {
    summary: 'Gives the addresses that put a booking into a calendar; they open without signing in',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => calendarWays(ctx, actor, params.id),
  },
})
