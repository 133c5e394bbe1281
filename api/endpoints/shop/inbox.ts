import { awayMessage, changeAwayMessage } from '#core/inbox/away-message.ts'
import {
  changeReply,
  listReplies,
  makeReply,
  removeReply,
  replyValues,
  takeReplyFiles,
} from '#core/inbox/canned-replies.ts'
import {
  blockDriver,
  changeInboxThread,
  listBlocks,
  listNotes,
  removeNote,
  unblockDriver,
  writeNote,
} from '#core/inbox/change-inbox.ts'
import { inboxAccess, inboxCounts, inboxThreadOf, listInbox } from '#core/inbox/inbox.ts'
import { changeLabel, listLabels, makeLabel, removeLabel } from '#core/inbox/labels.ts'
import { reportThread } from '#core/moderation/report-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { participant } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

export const inbox = routes({
  'GET /shops/:shopId/inbox': {
    summary: 'Lists the conversations of a shop for its members',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, query }) =>
      orFail(ctx, 'THREAD_LIST_FAILED', () => listInbox(ctx, actor, params.shopId, query)),
  },
  'GET /shops/:shopId/inbox/counts': {
    summary: 'Counts the active conversations of a shop: waiting, late, mine, unassigned, snoozed',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => orFail(ctx, 'THREAD_LIST_FAILED', () => inboxCounts(ctx, actor, params.shopId)),
  },
  'GET /threads/:id/inbox': {
    summary: 'Shows what the members of the shop share about a conversation',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, 'THREAD_FETCH_FAILED', async () => inboxThreadOf(ctx, await inboxAccess(ctx, actor, params.id))),
  },
  'PATCH /threads/:id/inbox': {
    summary: 'Assigns, labels or snoozes a conversation for all members of the shop',
    access: participant,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, 'THREAD_UPDATE_FAILED', () => changeInboxThread(ctx, actor, params.id, body)),
  },
  'GET /threads/:id/notes': {
    summary: 'Lists the private notes of the shop on a conversation',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => listNotes(ctx, actor, params.id),
  },
  'POST /threads/:id/notes': {
    summary: 'Writes a private note, which the driver never sees',
    access: participant,
    rateLimit: perMinute(30),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => writeNote(ctx, actor, params.id, body),
  },
  'DELETE /threads/:id/notes/:noteId': {
    summary: 'Removes a private note',
    access: participant,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => void (await removeNote(ctx, actor, params.id, params.noteId)),
  },
  'POST /threads/:id/reply-files/:replyId': {
    summary: 'Puts the pictures of a canned reply into a conversation, for a message that sends them',
    access: participant,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params }) => takeReplyFiles(ctx, actor, params),
  },
  'GET /threads/:id/reply-values': {
    summary: 'Shows what the variables of a canned reply stand for in a conversation',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => replyValues(ctx, actor, params.id),
  },
  'POST /threads/:id/block': {
    summary: 'Keeps the driver of a conversation from writing to the shop',
    access: participant,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => blockDriver(ctx, actor, params.id),
  },
  'DELETE /threads/:id/block': {
    summary: 'Lets the driver of a conversation write to the shop again',
    access: participant,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => unblockDriver(ctx, actor, params.id),
  },
  'GET /shops/:shopId/blocks': {
    summary: 'Lists who may not write to the shop',
    access: participant,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => listBlocks(ctx, actor, params.shopId),
  },
  'POST /threads/:id/reports': {
    summary: 'Reports the other side of a conversation to us',
    access: participant,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: async ({ ctx, actor, params, body }) =>
      reportThread(ctx, await activeThreadAccess(ctx, actor, params.id), body),
  },
})

/** Labels, ready replies and the away message of a shop. */
export const replies = routes({
  'GET /shops/:shopId/labels': {
    summary: 'Lists the labels of a shop',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => listLabels(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/labels': {
    summary: 'Makes a label',
    access: participant,
    rateLimit: perMinute(30),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => makeLabel(ctx, actor, params.shopId, body),
  },
  'PATCH /labels/:id': {
    summary: 'Changes the name or the colour of a label',
    access: participant,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params, body }) => changeLabel(ctx, actor, params.id, body),
  },
  'DELETE /labels/:id': {
    summary: 'Removes a label from the shop and from its conversations',
    access: participant,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => void (await removeLabel(ctx, actor, params.id)),
  },
  'GET /shops/:shopId/canned-replies': {
    summary: 'Lists the canned replies of a shop',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => listReplies(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/canned-replies': {
    summary: 'Keeps a reply ready',
    access: participant,
    rateLimit: perMinute(30),
    idempotent: true,
    handle: ({ ctx, actor, params, body }) => makeReply(ctx, actor, params.shopId, body),
  },
  'PATCH /canned-replies/:id': {
    summary: 'Changes a canned reply',
    access: participant,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params, body }) => changeReply(ctx, actor, params.id, body),
  },
  'DELETE /canned-replies/:id': {
    summary: 'Removes a canned reply',
    access: participant,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => void (await removeReply(ctx, actor, params.id)),
  },
  'GET /shops/:shopId/away-message': {
    summary: 'Shows what a shop answers by itself while it is closed',
    access: participant,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => awayMessage(ctx, actor, params.shopId),
  },
  'PATCH /shops/:shopId/away-message': {
    summary: 'Changes what a shop answers by itself while it is closed, or switches it on or off',
    access: participant,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params, body }) => changeAwayMessage(ctx, actor, params.shopId, body),
  },
})
