import { guest } from '#core/actor.ts'
import { guestToken } from '#core/bookings/guests/guest-booking.ts'
import { handOn } from '#core/bookings/handed/handed.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import { toggleBookmark } from '#core/profiles/bookmarks.ts'
import { writeReview } from '#core/reviews/reviews.ts'
import { guestMessage, startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makeBooking, makePerson, type Person, type World } from './world.ts'

const makeThread = ({ shop, driver }: World) =>
  startThread(ctx, as({ id: driver.contactId }), { shopId: shop.id, message: 'Do you have it?', type: 'general' })

async function ofThread(world: World): Promise<ValidRequest> {
  const { id } = await makeThread(world)
  return { params: { id }, cookie: world.driver.cookie }
}

async function makeColleague({ shop }: World, role: ShopRole = 'staff'): Promise<Person> {
  const person = await makePerson()
  await makeMember(ctx, shop, person.contactId, role)
  return person
}

/** An owner, and a member of the same shop who is staff. */
async function ofMember(world: World): Promise<ValidRequest> {
  const owner = await makeColleague(world, 'owner')
  const { id } = await ctx.db
    .selectFrom('shop_member')
    .select('id')
    .where('contact_id', '=', world.staff.id)
    .executeTakeFirstOrThrow()
  return { cookie: owner.cookie, params: { id } }
}

/** A booking that its driver has handed to who pays for it. */
async function ofPayer(world: World) {
  const { id, totalCents } = await makeBooking(world)
  const { url } = await handOn(ctx, as({ id: world.driver.contactId }), id)
  return { at: { params: { token: url?.split('/').at(-1) ?? '' } }, totalCents }
}

async function ofMessage(world: World): Promise<ValidRequest> {
  const thread = await makeThread(world)
  const { id } = await ctx.db
    .selectFrom('thread_message')
    .select('id')
    .where('thread_id', '=', thread.id)
    .executeTakeFirstOrThrow()
  return { params: { id }, cookie: world.driver.cookie }
}

async function ofGuest({ shop }: World): Promise<ValidRequest> {
  const words = { name: 'Sipho', email: 'sipho@example.com', message: 'Open on Saturday?' }
  const { link } = await guestMessage(ctx, guest, { shopId: shop.id, ...words })
  return { params: { token: link.split('/').at(-1) ?? '' } }
}

async function makeCompleted(world: World) {
  const booking = await makeBooking(world)
  await ctx.db
    .updateTable('booking')
    .set({ status: 'completed', awaiting: null })
    .where('id', '=', booking.id)
    .execute()
  return booking
}

async function makeReview(world: World) {
  const { id } = await makeCompleted(world)
  return writeReview(ctx, as({ id: world.driver.contactId }), { bookingId: id, stars: 4, comment: 'Good' })
}

/** Conversations, quotes, bookmarks and reviews. */
export const validMessages: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getThreads: ({ driver }) => ({
    cookie: driver.cookie,
    query: { type: 'general', status: 'active', search: 'x', includeArchived: 'true', limit: '5' },
  }),
  getThreadsUnread: ({ driver }) => ({ cookie: driver.cookie }),
  postThreadsRead: ({ driver }) => ({ cookie: driver.cookie }),
  postThreads: ({ shop, listing, driver }) => ({
    cookie: driver.cookie,
    body: {
      shopId: shop.id,
      message: 'Do you have it?',
      subject: 'Tyres',
      type: 'general',
      listingCode: listing.code,
    },
  }),
  getThreadsId: ofThread,
  patchThreadsId: async (world) => ({ ...(await ofThread(world)), body: { archived: true, deleted: false } }),
  getThreadsIdMessages: async (world) => ({ ...(await ofThread(world)), query: { limit: '5', offset: '0' } }),
  postThreadsIdMessages: async (world) => ({ ...(await ofThread(world)), body: { message: 'Hello?' } }),
  postThreadsIdRead: async (world) => ({ ...(await ofThread(world)), body: {} }),
  getThreadsIdParticipants: ofThread,
  postThreadsIdParticipants: async (world) => {
    const [colleague, other] = [await makeColleague(world), await makeColleague(world)]
    return { ...(await ofThread(world)), cookie: colleague.cookie, body: { userId: other.accountId } }
  },
  deleteThreadsIdParticipantsParticipantId: async (world) => {
    const { id, participants } = await makeThread(world)
    const me = participants.find(({ role }) => role === 'customer')
    return { params: { id, participantId: me?.id ?? '' }, cookie: world.driver.cookie }
  },
  patchMessagesId: async (world) => ({ ...(await ofMessage(world)), body: { read: true, archived: false } }),
  postGuestMessages: ({ shop, listing }) => ({
    body: {
      shopId: shop.id,
      listingCode: listing.code,
      message: 'Do you have it?',
      name: 'Sipho',
      email: 'sipho@example.com',
      phone: '082 123 4567',
    },
  }),
  postGuestBookingsTokenMessages: async (world) => ({
    params: { token: guestToken(ctx.config, (await makeBooking(world)).id) },
    body: { message: 'Where do I park?' },
  }),
  getBookingsIdHanded: async (world) => ({
    params: { id: (await makeBooking(world)).id },
    cookie: world.driver.cookie,
  }),
  postBookingsIdHanded: async (world) => ({
    params: { id: (await makeBooking(world)).id },
    cookie: world.driver.cookie,
  }),
  deleteBookingsIdHanded: async (world) => ({
    params: { id: (await makeBooking(world)).id },
    cookie: world.driver.cookie,
  }),
  getGuestHandedToken: async (world) => ({ params: { token: guestToken(ctx.config, (await makeBooking(world)).id) } }),
  postGuestHandedToken: async (world) => ({ params: { token: guestToken(ctx.config, (await makeBooking(world)).id) } }),
  deleteGuestHandedToken: async (world) => ({
    params: { token: guestToken(ctx.config, (await makeBooking(world)).id) },
  }),
  getHandedToken: async (world) => (await ofPayer(world)).at,
  postHandedTokenYes: async (world) => {
    const { at, totalCents } = await ofPayer(world)
    return { ...at, body: { name: 'Nomsa Dube', seenTotalCents: totalCents } }
  },
  getHandedTokenBookingPdf: async (world) => (await ofPayer(world)).at,
  getGuestThreadsToken: ofGuest,
  getGuestThreadsTokenMessages: ofGuest,
  postGuestThreadsTokenMessages: async (world) => ({ ...(await ofGuest(world)), body: { message: 'Hello?' } }),
  postGuestThreadsTokenKeep: async (world) => ({ ...(await ofGuest(world)), cookie: (await makePerson()).cookie }),
  postGuestThreadsTokenRead: ofGuest,
  postQuotes: ({ shop, listing }) => ({
    body: {
      shopId: shop.id,
      listingCode: listing.code,
      quantity: 4,
      extras: ['fitting'],
      notes: 'White Polo',
      name: 'Sipho',
      phone: '082 123 4567',
      email: 'sipho@example.com',
    },
  }),
  postSuggestions: () => ({
    body: {
      name: 'Sipho',
      email: 'sipho@example.com',
      phone: '',
      shop: 'Tyre Palace',
      place: 'Polokwane',
      notes: 'Friendly',
    },
  }),
  getFitmentCentres: () => ({ query: { text: 'rand', province: 'Gauteng', minRating: '0', limit: '5' } }),
  getMyShops: async (world) => ({ cookie: (await makeColleague(world)).cookie }),
  getShopsShopIdMembers: async (world) => ({
    cookie: (await makeColleague(world)).cookie,
    params: { shopId: world.shop.id },
  }),
  patchMembersId: async (world) => ({ ...(await ofMember(world)), body: { role: 'owner' } }),
  deleteMembersId: (world) => ofMember(world),
  getBookmarks: ({ driver }) => ({ cookie: driver.cookie }),
  postBookmarks: ({ driver, shop }) => ({ cookie: driver.cookie, body: { type: 'shop', id: shop.id, notes: 'Near' } }),
  deleteBookmarksId: async ({ driver, shop }) => {
    await toggleBookmark(ctx, as({ id: driver.contactId }), { type: 'shop', id: shop.id, notes: '' })
    const row = ctx.db.selectFrom('bookmark').select('id').where('contact_id', '=', driver.contactId)
    return { cookie: driver.cookie, params: { id: (await row.executeTakeFirstOrThrow()).id } }
  },
  getShopsShopReviews: async (world) => {
    await makeReview(world)
    return { params: { shop: world.shop.slug }, query: { limit: '5' } }
  },
  postReviews: async (world) => ({
    cookie: world.driver.cookie,
    body: { bookingId: (await makeCompleted(world)).id, stars: 5, comment: 'Quick' },
  }),
  postGuestBookingsTokenReview: async (world) => ({
    params: { token: guestToken(ctx.config, (await makeCompleted(world)).id) },
    body: { stars: 5, comment: 'Quick' },
  }),
  postReviewsIdAnswer: async (world) => {
    const colleague = await makeColleague(world)
    return { params: { id: (await makeReview(world)).id }, cookie: colleague.cookie, body: { answer: 'Thank you' } }
  },
  postReviewsIdReports: async (world) => ({
    params: { id: (await makeReview(world)).id },
    cookie: (await makePerson()).cookie,
    body: { reason: 'private', words: 'It names my son' },
  }),
}
