import { guest } from '#core/actor.ts'
import { makeReply } from '#core/inbox/canned-replies.ts'
import { writeNote } from '#core/inbox/change-inbox.ts'
import { makeLabel } from '#core/inbox/labels.ts'
import { actorOf } from '#core/load-actor.ts'
import { guestMessage, startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

/** Somebody at the counter of the shop, and a conversation that a driver has begun there. */
async function makeFrontDesk({ shop, driver }: World) {
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId)
  const thread = await startThread(ctx, as({ id: driver.contactId }), {
    shopId: shop.id,
    message: 'Do you have it?',
    type: 'general',
  })
  const actor = await actorOf(ctx, seller.contactId)
  return { actor, threadId: thread.id, cookie: seller.cookie }
}

async function ofThread(world: World): Promise<ValidRequest> {
  const { threadId, cookie } = await makeFrontDesk(world)
  return { params: { id: threadId }, cookie }
}
async function ofShop(world: World): Promise<ValidRequest> {
  const { cookie } = await makeFrontDesk(world)
  return { params: { shopId: world.shop.id }, cookie }
}

async function ofGuest({ shop }: World): Promise<ValidRequest> {
  const words = { name: 'Sipho', email: 'sipho@example.com', message: 'Open on Saturday?' }
  const { link } = await guestMessage(ctx, guest, { shopId: shop.id, ...words })
  return { params: { token: link.split('/').at(-1) ?? '' } }
}

let made = 0
const newLabel = () => ({ name: `Urgent ${++made}`, color: 'danger' as const })
const newReply = () => ({ title: 'In stock', shortcut: `stock-${++made}`, content: 'Hi {driver}, yes, at {price}.' })

async function ofLabel(world: World): Promise<ValidRequest> {
  const { actor, cookie } = await makeFrontDesk(world)
  return { params: { id: (await makeLabel(ctx, actor, world.shop.id, newLabel())).id }, cookie }
}
async function ofReply(world: World): Promise<ValidRequest> {
  const { actor, cookie } = await makeFrontDesk(world)
  return { params: { id: (await makeReply(ctx, actor, world.shop.id, newReply())).id }, cookie }
}

async function ofReplyInThread(world: World): Promise<ValidRequest> {
  const { actor, threadId, cookie } = await makeFrontDesk(world)
  const reply = await makeReply(ctx, actor, world.shop.id, newReply())
  return { params: { id: threadId, replyId: reply.id }, cookie }
}

/** What the members of a shop do with its conversations. */
export const validInbox: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getShopsShopIdInbox: async (world) => ({
    ...(await ofShop(world)),
    query: {
      type: 'general',
      status: 'active',
      search: 'x',
      assignee: 'nobody',
      waiting: 'true',
      unread: 'true',
      snoozed: 'false',
      includeArchived: 'true',
      order: 'waiting',
      limit: '5',
    },
  }),
  getShopsShopIdInboxCounts: ofShop,
  getThreadsIdInbox: ofThread,
  patchThreadsIdInbox: async (world) => ({
    ...(await ofThread(world)),
    body: { assigneeId: null, labelIds: [], snoozedUntil: '2026-11-20T08:00:00Z' },
  }),
  getThreadsIdNotes: ofThread,
  postThreadsIdNotes: async (world) => ({ ...(await ofThread(world)), body: { content: 'Pays cash' } }),
  deleteThreadsIdNotesNoteId: async (world) => {
    const { actor, threadId, cookie } = await makeFrontDesk(world)
    const { id } = await writeNote(ctx, actor, threadId, { content: 'Pays cash' })
    return { params: { id: threadId, noteId: id }, cookie }
  },
  getThreadsIdReplyValues: ofThread,
  postThreadsIdReplyFilesReplyId: ofReplyInThread,
  postThreadsIdBlock: async (world) => ofThread({ ...world, driver: await makePerson() }),
  deleteThreadsIdBlock: ofThread,
  postThreadsIdReports: async (world) => ({ ...(await ofThread(world)), body: { reason: 'spam', words: 'Daily' } }),
  postGuestThreadsTokenReports: async (world) => ({ ...(await ofGuest(world)), body: { reason: 'fraud' } }),
  getShopsShopIdBlocks: ofShop,
  getShopsShopIdLabels: ofShop,
  postShopsShopIdLabels: async (world) => ({ ...(await ofShop(world)), body: newLabel() }),
  patchLabelsId: async (world) => ({ ...(await ofLabel(world)), body: newLabel() }),
  deleteLabelsId: ofLabel,
  getShopsShopIdCannedReplies: ofShop,
  postShopsShopIdCannedReplies: async (world) => ({ ...(await ofShop(world)), body: newReply() }),
  patchCannedRepliesId: async (world) => ({ ...(await ofReply(world)), body: newReply() }),
  deleteCannedRepliesId: ofReply,
  getShopsShopIdAwayMessage: ofShop,
  patchShopsShopIdAwayMessage: async (world) => ({
    ...(await ofShop(world)),
    body: { enabled: true, content: 'We open {opens}.' },
  }),
}
