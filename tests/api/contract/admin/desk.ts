import { guest } from '#core/actor.ts'
import { suggestShop } from '#core/inbox/suggestions.ts'
import { actorOf } from '#core/load-actor.ts'
import { blockPerson } from '#core/moderation/block-person.ts'
import { reportThread } from '#core/moderation/report-thread.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { as } from '#tests/support/actors.ts'
import { ctx } from '../../auth/site.ts'
import type { ValidRequest } from '../valid-request.ts'
import { makeAdmin, makeBooking, makePerson, type World } from '../world.ts'

const asAdmin = async (options: Omit<ValidRequest, 'cookie'>): Promise<ValidRequest> => ({
  ...options,
  cookie: (await makeAdmin()).cookie,
})

async function makeQuestion({ driver }: World): Promise<string> {
  const thread = await startThread(ctx, as({ id: driver.contactId }), { type: 'support', message: 'I cannot sign in' })
  return thread.id
}

let suggested = 0
const makeSuggestion = async () =>
  suggestShop(ctx, guest, {
    ...{ name: 'Sipho', email: `sipho-${++suggested}@example.com`, phone: undefined },
    ...{ shop: 'Bosveld Bande', place: 'Polokwane', notes: '' },
  })

/** A driver whom nobody knows yet has reported the shop. */
async function makeReport({ shop }: World): Promise<string> {
  const actor = await actorOf(ctx, (await makePerson()).contactId)
  const thread = await startThread(ctx, actor, { shopId: shop.id, message: 'Do you have it?', type: 'general' })
  const access = await activeThreadAccess(ctx, actor, thread.id)
  const { threadId } = await reportThread(ctx, access, { reason: 'fraud', words: 'Another price' })
  const row = ctx.db.selectFrom('report').select('id').where('answer_thread_id', '=', threadId)
  return (await row.executeTakeFirstOrThrow()).id
}

async function makeReview(world: World): Promise<string> {
  const booking = await makeBooking(world, { start: undefined, quantity: 1 + (++suggested % 20) })
  const review = { booking_id: booking.id, shop_id: world.shop.id, reviewer: 'Thandi N.', stars: 4 }
  const made = ctx.db
    .insertInto('review')
    .values({ ...review, created_at: ctx.clock.now() })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

async function makeBlock(): Promise<string> {
  const [admin, person] = [await makeAdmin(), await makePerson()]
  const who = { contact_id: person.contactId, guest_name: null, guest_phone: null, guest_email: null }
  await blockPerson(ctx, admin, who, 'abuse')
  const row = ctx.db.selectFrom('person_block').select('id').where('contact_id', '=', person.contactId)
  return (await row.executeTakeFirstOrThrow()).id
}

/** What admins do with deals, people's questions, suggestions, reports, reviews and blocks. */
export const validAdminDesk: Record<string, (world: World) => Promise<ValidRequest>> = {
  getAdminDeals: () => asAdmin({ query: { show: 'featured', search: 'primacy', limit: '5' } }),
  patchAdminDealsId: ({ deal }) => asAdmin({ params: { id: deal.id }, body: { featured: true } }),
  getAdminSupport: async (world) => {
    await makeQuestion(world)
    return asAdmin({ query: { show: 'waiting', assignee: 'nobody', search: 'inquiry', limit: '5' } })
  },
  getAdminSupportId: async (world) => asAdmin({ params: { id: await makeQuestion(world) } }),
  patchAdminSupportId: async (world) => {
    const admin = await makeAdmin()
    const body = { assigneeId: admin.contactId, status: 'closed' }
    return { params: { id: await makeQuestion(world) }, body, cookie: admin.cookie }
  },
  getAdminSuggestions: async () => {
    await makeSuggestion()
    return asAdmin({ query: { show: 'open', limit: '5' } })
  },
  getAdminSupportReplies: () => asAdmin({}),
  postAdminSupportReplies: () =>
    asAdmin({
      body: { title: 'Late', shortcut: `late-${crypto.randomUUID().slice(0, 8)}`, content: 'Sorry, {driver}.' },
    }),
  patchAdminSuggestionsId: async () =>
    asAdmin({ params: { id: (await makeSuggestion()).threadId }, body: { done: true } }),
  getAdminReports: async (world) => {
    await makeReport(world)
    return asAdmin({ query: { show: 'open', about: 'shop', limit: '5' } })
  },
  getAdminReportsId: async (world) => asAdmin({ params: { id: await makeReport(world) } }),
  postAdminReportsIdDecision: async (world) =>
    asAdmin({ params: { id: await makeReport(world) }, body: { outcome: 'dismissed' } }),
  getAdminReviews: async (world) => {
    await makeReview(world)
    return asAdmin({ query: { search: 'thandi', show: 'all', limit: '5' } })
  },
  patchAdminReviewsId: async (world) =>
    asAdmin({ params: { id: await makeReview(world) }, body: { hidden: true, reason: 'abuse' } }),
  getAdminMoneyTalk: () => asAdmin({}),
  getAdminBlocks: async () => {
    await makeBlock()
    return asAdmin({ query: { limit: '5' } })
  },
  deleteAdminBlocksId: async () => asAdmin({ params: { id: await makeBlock() } }),
}
