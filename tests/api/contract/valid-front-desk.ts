import type { RequestBooking } from '#core/contracts/bookings.ts'
import { actAtFrontDesk } from '#core/front-desk/act.ts'
import { blockBay } from '#core/front-desk/bay-blocks.ts'
import { actorOf } from '#core/load-actor.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { friday, makeBooking, makePerson, type World } from './world.ts'

/** An owner of the shop. */
async function makeOwner({ shop }: World) {
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { cookie: owner.cookie, actor: await actorOf(ctx, owner.contactId) }
}

async function ofShop(world: World): Promise<ValidRequest> {
  return { params: { shopId: world.shop.id }, cookie: (await makeOwner(world)).cookie }
}
async function ofBooking(world: World, options?: Partial<RequestBooking>): Promise<ValidRequest> {
  const { cookie } = await makeOwner(world)
  return { params: { id: (await makeBooking(world, options)).id }, cookie }
}
async function ofBlock(world: World): Promise<ValidRequest> {
  const { cookie, actor } = await makeOwner(world)
  return {
    params: { id: (await blockBay(ctx, actor, world.shop.id, { words: 'White Polo', minutes: 30 })).id },
    cookie,
  }
}

/** What the people of a shop do with its bookings and bays. */
export const validFrontDesk: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getShopsShopIdCounterBookings: async (world) => ({
    ...(await ofShop(world)),
    query: { status: 'pending', q: 'Thandi', limit: '2', order: 'soonest', open: 'true', from: friday, to: friday },
  }),
  getShopsShopIdCounterBookingsCounts: ofShop,
  getShopsShopIdCounterDays: async (world) => ({
    ...(await ofShop(world)),
    query: { services: 'fitting', quantity: '4', from: friday, count: '3' },
  }),
  getShopsShopIdCounterSlots: async (world) => ({
    ...(await ofShop(world)),
    query: { services: 'fitting', quantity: '4', date: friday },
  }),
  postShopsShopIdCounterBookings: async (world) => ({
    ...(await ofShop(world)),
    body: {
      services: ['fitting'],
      quantity: 2,
      listingId: world.listing.id,
      size: '',
      start: `${friday}T09:00:00Z`,
      bay: 3,
      locationType: 'drop_off',
      customer: { name: 'Sipho Dube', phone: '082 555 0142' },
      notes: 'Called',
    },
  }),
  getShopsShopIdCounterPrice: async (world) => ({
    ...(await ofShop(world)),
    query: { services: 'fitting', quantity: '2' },
  }),
  getCounterBookingsId: (world) => ofBooking(world),
  getCounterBookingsIdHistory: (world) => ofBooking(world),
  postCounterBookingsIdMessages: async (world) => ({
    ...(await ofBooking(world)),
    body: { message: 'Please bring the lock nut.' },
  }),
  postCounterBookingsIdActs: async (world) => ({
    ...(await ofBooking(world, { start: undefined })),
    body: { act: 'offer', offers: [{ start: `${friday}T10:00:00Z`, bay: 2, quantity: 2, note: 'Two in stock' }] },
  }),
  postCounterBookingsIdUndo: async (world) => {
    const { cookie, actor } = await makeOwner(world)
    const { id } = await makeBooking(world)
    const { undoId } = await actAtFrontDesk(ctx, actor, id, { act: 'confirm' })
    return { params: { id }, cookie, body: { undoId: undoId ?? '' } }
  },
  deleteCounterBookingsId: (world) => ofBooking(world),
  getShopsShopIdBayCalendar: async (world) => ({ ...(await ofShop(world)), query: { from: friday, days: '7' } }),
  postShopsShopIdBayBlocks: async (world) => ({
    ...(await ofShop(world)),
    body: { words: 'White Polo', minutes: 45, bay: 2, start: `${friday}T09:10:00Z` },
  }),
  patchBayBlocksId: async (world) => ({ ...(await ofBlock(world)), body: { words: 'Red Polo', minutes: 60, bay: 4 } }),
  deleteBayBlocksId: ofBlock,
  getShopsShopIdCalendarFeed: ofShop,
  postShopsShopIdCalendarFeedRenew: ofShop,
  getShopsShopIdOwnReviews: async (world) => ({ ...(await ofShop(world)), query: { unanswered: 'true', limit: '5' } }),
}
