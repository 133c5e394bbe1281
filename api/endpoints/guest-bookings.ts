import {
  confirmAddress,
  guestBooking,
  guestToken,
  keepBooking,
  linkHolder,
} from '#core/bookings/guests/guest-booking.ts'
import { suggestShop } from '#core/inbox/suggestions.ts'
import { reportThread } from '#core/moderation/report-thread.ts'
import { askBeside } from '#core/quotes/beside.ts'
import { requestQuote } from '#core/quotes/request-quote.ts'
import { searchCentres } from '#core/threads/chat.ts'
import { guestThread, keepThread } from '#core/threads/keep-thread.ts'
import { markThreadRead } from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { guestMessage, messageAboutBooking } from '#core/threads/start-thread.ts'
import { accessByLink } from '#core/threads/thread-access.ts'
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

/** Conversations of people without an account, who hold a private link; what they share with others is in thread-messages.ts. */
export const guestThreads = routes({
  'POST /guest-messages': {
    summary: 'Writes to a shop without an account; the answer comes by e-mail and on a private page',
    access: anyone,
    rateLimit: perMinute(4),
    idempotent: true,
    handle: ({ ctx, actor, body, client }) =>
      orFail(ctx, 'THREAD_CREATION_FAILED', () => guestMessage(ctx, actor, body, client)),
  },
  'POST /guest-bookings/:token/messages': {
    summary: "Writes to the shop of a guest's booking by its private link; the booking says who writes",
    access: anyone,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, params, body }) =>
      orFail(ctx, 'THREAD_CREATION_FAILED', () => messageAboutBooking(ctx, params.token, body)),
  },
  'POST /guest-threads/:token/keep': {
    summary: "Puts a guest's conversation among mine, because I hold its private link",
    access: customer,
    rateLimit: perMinute(10),
    handle: async ({ ctx, actor, params }) => void (await keepThread(ctx, actor, params.token)),
  },
  'POST /guest-threads/:token/reports': {
    summary: 'Reports the shop of a guest’s conversation to us',
    access: anyone,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: async ({ ctx, params, body }) => reportThread(ctx, await accessByLink(ctx, params.token), body),
  },
  'GET /guest-threads/:token': {
    summary: "Shows a guest's conversation to the holder of its private link",
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => orFail(ctx, 'THREAD_FETCH_FAILED', () => guestThread(ctx, params.token, actor)),
  },
  'POST /guest-threads/:token/read': {
    summary: "Marks a guest's conversation as read",
    access: anyone,
    rateLimit: perMinute(60),
    handle: ({ ctx, params }) =>
      orFail(
        ctx,
        'MARK_THREAD_READ_FAILED',
        async () => void (await markThreadRead(ctx, await accessByLink(ctx, params.token))),
      ),
  },
})

/** How a conversation begins elsewhere than among the conversations. */
export const askingShops = routes({
  'POST /quotes': {
    summary: 'Asks a shop for a quote; a signed-in person need not repeat what the account says',
    access: anyone,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, actor, visitor, client, body }) =>
      orFail(ctx, 'THREAD_CREATION_FAILED', () => requestQuote(ctx, actor, visitor?.account, body, client)),
  },
  'POST /suggestions': {
    summary: 'Suggests a fitment centre that is missing',
    access: anyone,
    rateLimit: perMinute(3),
    idempotent: true,
    handle: ({ ctx, actor, client, body }) => suggestShop(ctx, actor, body, client),
  },
  'GET /fitment-centres': {
    summary: 'Finds at most 20 fitment centres to write to, by name, city, address or province',
    access: anyone,
    rateLimit: perMinute(120),
    caches: 'each time',
    handle: ({ ctx, query }) => orFail(ctx, 'BUSINESS_SEARCH_FAILED', () => searchCentres(ctx, query)),
  },
})
