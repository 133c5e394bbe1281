import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { askChange } from '#core/bookings/answers/reschedule.ts'
import { calendarWays } from '#core/bookings/calendar/calendar-file.ts'
import { bookOnWeb } from '#core/bookings/guests/book-on-web.ts'
import { linkHolder } from '#core/bookings/guests/guest-booking.ts'
import { endLink, handedLink, handOn } from '#core/bookings/handed/handed.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { otherTyresFor } from '#core/bookings/offers/change-choices.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { takeOffer } from '#core/bookings/offers/take-offer.ts'
import { bookingPage, opening } from '#core/bookings/shop-bookings.ts'
import { openMoveDays, openMoves } from '#core/bookings/times/open-slots.ts'
import type { Context } from '#core/context.ts'
import { askBeside, besideOf } from '#core/quotes/beside.ts'
import { handedDocument } from '#core/quotes/handed/handed-document.ts'
import { agreeToPay, handedOver } from '#core/quotes/handed/handed-quote.ts'
import { anyone, customer, signedIn } from '../access.ts'
import { linkOrSignedIn } from '../link-or-signed-in.ts'
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
})

/** What a driver does with a booking, signed in or as a guest by its private link. */
export const bookingEitherWay = linkOrSignedIn(
  { at: '/bookings/:id', access: signedIn, subject: ({ actor, params }) => ({ actor, bookingId: params.id }) },
  {
    at: '/guest-bookings/:token',
    subject: async ({ ctx, params }) => {
      const actor = await linkHolder(ctx, params.token)
      return { actor, bookingId: actor.bookingId }
    },
  },
)({
  'POST /cancel': {
    summary: 'Cancels a booking: the driver until two hours before, the shop at any time',
    guestSummary: "Cancels a guest's booking, until two hours before",
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, bookingId, body }) => cancelBooking(ctx, actor, bookingId, body.reason),
  },
  'POST /accept': {
    summary: 'Accepts the time that the shop proposes',
    guestSummary: "Accepts the time that the shop proposes for a guest's booking",
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, bookingId, body }) => acceptProposal(ctx, actor, bookingId, body.seenAt),
  },
  'POST /decline': {
    summary: 'Declines the time that the shop proposes: a request ends, a confirmed booking stays as it was',
    guestSummary: "Declines the time that the shop proposes for a guest's booking",
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, bookingId, body }) => declineOffers(ctx, actor, bookingId, body.seenAt),
  },
  'POST /offers/:offerId/take': {
    summary: 'Takes one of the offers of the shop; the others end',
    guestSummary: "Takes one of the offers of the shop for a guest's booking; the others end",
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, bookingId, params }) => takeOffer(ctx, actor, bookingId, params.offerId),
  },
  'POST /withdraw': {
    summary: 'Takes back what was asked for instead: one offer or all',
    guestSummary: "Takes back what was asked for instead for a guest's booking: one offer or all",
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, bookingId, body }) => withdrawOffers(ctx, actor, bookingId, body.offerId),
  },
  'GET /other-tyres': {
    summary:
      'Lists tyres of the shop that the driver can ask for in place of the booked ones, with the total that each makes',
    guestSummary: "Lists tyres that can be asked for in place of those of a guest's booking",
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, bookingId }) => ({ tyres: await otherTyresFor(ctx, actor, bookingId) }),
  },
  'GET /beside': {
    summary: 'The shops that may be asked beside one that has not answered',
    guestSummary: "The shops that may be asked beside one that has not answered a guest's booking",
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, bookingId }) => ({ choices: await besideOf(ctx, actor, bookingId) }),
  },
  'POST /move': {
    summary: 'Asks for another time, tyre or number; a confirmed appointment stands until the shop agrees',
    guestSummary: "Asks for another time for a guest's booking",
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, bookingId, body }) => askChange(ctx, actor, bookingId, body),
  },
  'GET /open-days': {
    summary: 'Lists the next days to which a booking can be moved',
    guestSummary: "Lists the next days to which a guest's booking can be moved",
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, bookingId, query: { from, count } }) =>
      openMoveDays(ctx, actor, bookingId, { count, ...(from && { from }) }),
  },
  'GET /open-slots': {
    summary: 'Lists the times of a day to which a booking can be moved',
    guestSummary: "Lists the times of a day to which a guest's booking can be moved",
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, bookingId, query }) => ({
      starts: (await openMoves(ctx, actor, bookingId, query.date)).map((start) => start.toISOString()),
    }),
  },
  'GET /calendar': {
    summary: 'Gives the addresses that put a booking into a calendar; they open without signing in',
    guestSummary: "Gives the addresses that put a guest's booking into a calendar",
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, bookingId }) => calendarWays(ctx, actor, bookingId),
  },
})

const byPrivateLink = async (ctx: Context, token: string) => {
  const actor = await linkHolder(ctx, token)
  return [actor, actor.bookingId] as const
}

/** The driver hands a booking on, signed in or by its private link; who pays for it holds the new link and nothing else. */
export const handed = routes({
  'GET /bookings/:id/handed': {
    summary: 'The link by which I have handed a booking to who pays for it, and their yes',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => handedLink(ctx, actor, params.id),
  },
  'POST /bookings/:id/handed': {
    summary: 'Hands a booking to who pays for it: a secret link that shows it and takes a yes for two weeks',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params }) => handOn(ctx, actor, params.id),
  },
  'DELETE /bookings/:id/handed': {
    summary: 'Ends the link by which a booking was handed on',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params }) => void (await endLink(ctx, actor, params.id)),
  },
  'GET /guest-handed/:token': {
    summary: "The link by which a guest's booking was handed to who pays for it, and their yes",
    access: anyone,
    rateLimit: perMinute(60),
    handle: async ({ ctx, params }) => handedLink(ctx, ...(await byPrivateLink(ctx, params.token))),
  },
  'POST /guest-handed/:token': {
    summary: "Hands a guest's booking to who pays for it",
    access: anyone,
    rateLimit: perMinute(10),
    handle: async ({ ctx, params }) => handOn(ctx, ...(await byPrivateLink(ctx, params.token))),
  },
  'DELETE /guest-handed/:token': {
    summary: "Ends the link by which a guest's booking was handed on",
    access: anyone,
    rateLimit: perMinute(20),
    handle: async ({ ctx, params }) => void (await endLink(ctx, ...(await byPrivateLink(ctx, params.token)))),
  },
  'GET /handed/:token': {
    summary: "Shows a booking, or a shop's price, to who pays for it, by the link that its driver has handed on",
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, params }) => handedOver(ctx, params.token),
  },
  'POST /handed/:token/yes': {
    summary: 'Says yes to the total; the driver is told, and of a booking its shop',
    access: anyone,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, params, body }) => agreeToPay(ctx, params.token, body),
  },
  'GET /handed/:token/booking.pdf': {
    summary: "Gives a booking, or a shop's price, as a PDF to who pays for it",
    access: anyone,
    rateLimit: perMinute(12),
    handle: async ({ ctx, params }) => ({
      ...(await handedDocument(ctx, params.token)),
      type: 'application/pdf',
      saves: true,
      from: 'us',
    }),
  },
})

/** More shops are asked for the same work; a guest's come with a link each. */
export const beside = routes({
  'POST /bookings/:id/beside': {
    summary: 'Asks the nearest two other shops for the same work; the driver takes one of the answers',
    access: signedIn,
    rateLimit: perMinute(10),
    idempotent: true,
    handle: async ({ ctx, actor, params }) => ({ bookings: await askBeside(ctx, actor, params.id) }),
  },
})
