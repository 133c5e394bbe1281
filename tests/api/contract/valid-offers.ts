import { guestToken } from '#core/bookings/guests/guest-booking.ts'
import { makeShop } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makeBooking, makeCounterOffer, makeProposal, type World } from './world.ts'

export const ofDriver = ({ driver }: World, { id }: { id: string }): ValidRequest => ({
  params: { id },
  cookie: driver.cookie,
})

export const byLink = ({ id }: { id: string }): ValidRequest => ({ params: { token: guestToken(ctx.config, id) } })

let neighbours = 0
/** A request, and another shop beside the one that has not answered. */
async function withNeighbour(world: World) {
  const booking = await makeBooking(world, {
    start: undefined,
    listingId: undefined,
    quantity: 1 + (neighbours++ % 20),
  })
  await makeShop(ctx, { name: 'Neighbour' })
  return booking
}

/** Its guest has confirmed the e-mail address. */
async function provenWithNeighbour(world: World) {
  const booking = await withNeighbour(world)
  const proven = { customer_email: 'guest@example.com', email_proven_at: ctx.clock.now() }
  await ctx.db.updateTable('booking').set(proven).where('id', '=', booking.id).execute()
  return booking
}

/** A driver's answers to what the shop offers. */
export const validOffers: Record<string, (world: World) => Promise<ValidRequest>> = {
  postBookingsIdAccept: async (world) => ({
    ...ofDriver(world, await makeProposal(world)),
    body: { seenAt: ctx.clock.now().toISOString() },
  }),
  postBookingsIdDecline: async (world) => ({ ...ofDriver(world, await makeProposal(world)), body: {} }),
  postBookingsIdOffersOfferIdTake: async (world) => {
    const booking = await makeProposal(world)
    const { cookie } = world.driver
    return { cookie, params: { id: booking.id, offerId: booking.offers[0]?.id ?? '' } }
  },
  getBookingsIdOtherTyres: async (world) => ofDriver(world, await makeProposal(world)),
  getGuestBookingsTokenOtherTyres: async (world) => byLink(await makeProposal(world)),
  getBookingsIdBeside: async (world) => ofDriver(world, await withNeighbour(world)),
  postBookingsIdBeside: async (world) => ofDriver(world, await withNeighbour(world)),
  getGuestBookingsTokenBeside: async (world) => byLink(await provenWithNeighbour(world)),
  postGuestBookingsTokenBeside: async (world) => byLink(await provenWithNeighbour(world)),
  postBookingsIdWithdraw: async (world) => ({ ...ofDriver(world, await makeCounterOffer(world)), body: {} }),
  postGuestBookingsTokenAccept: async (world) => ({ ...byLink(await makeProposal(world)), body: {} }),
  postGuestBookingsTokenDecline: async (world) => ({ ...byLink(await makeProposal(world)), body: {} }),
  postGuestBookingsTokenOffersOfferIdTake: async (world) => {
    const booking = await makeProposal(world)
    const { params } = byLink(booking)
    return { params: { ...params, offerId: booking.offers[0]?.id ?? '' } }
  },
  postGuestBookingsTokenWithdraw: async (world) => ({ ...byLink(await makeCounterOffer(world)), body: {} }),
}
