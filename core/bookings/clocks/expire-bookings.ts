import type { Context } from '#core/context.ts'
import { eachDue } from '#core/due/each-due.ts'
import { record } from '#core/events.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { endRequests, requestsToEnd } from '#db/queries/bookings/bookings.ts'
import { giveGuestBooking } from '#db/queries/bookings/guest-bookings.ts'
import { shownSince } from '#db/queries/bookings/guest-holds.ts'
import { bookingsWithLapsedOffers } from '#db/queries/bookings/offers.ts'
import { lapseOffers } from '../offers/end-offers.ts'

const reasons = {
  shop: cancelReasons.noAnswer,
  customer: cancelReasons.proposalUnanswered,
  unproven: cancelReasons.notConfirmed,
}

/** Gives requests to the people who have proven their number in the chat since; those do not run out as unproven. */
const giveShown = eachDue<{ id: string; contact_id: string }>({
  name: 'guest-booking',
  claim: (ctx, claim) => shownSince(ctx.db, claim),
  id: ({ id }) => id,
  do: (ctx, { id, contact_id }) => giveGuestBooking(ctx.db, id, contact_id, ctx.clock.now(), 'number'),
})

/** Ends requests that nobody answered in time. */
const expireRequests = eachDue<string>({
  name: 'booking-request',
  claim: (ctx, claim) => requestsToEnd(ctx.db, claim),
  id: (bookingId) => bookingId,
  doAll: async (ctx, ids) => {
    await endRequests(ctx.db, ids, ctx.clock.now(), reasons)
    for (const bookingId of ids) await record(ctx, { type: 'booking.expired', bookingId })
  },
})

/** Ends offers that nobody took in time. */
const expireOffers = eachDue<string>({
  name: 'booking-offer',
  claim: (ctx, claim) => bookingsWithLapsedOffers(ctx.db, claim),
  id: (bookingId) => bookingId,
  do: lapseOffers,
})

export const expiries = [giveShown, expireOffers, expireRequests] as const

/** Ends all that has run out, in this order. Returns how many bookings changed. */
export const expireBookings = async (ctx: Context): Promise<number> => {
  await giveShown(ctx)
  return (await expireOffers(ctx)) + (await expireRequests(ctx))
}
