import { blockDriver, listBlocks, unblockDriver } from '#core/inbox/blocks.ts'
import { changeInboxThread } from '#core/inbox/change-inbox.ts'
import { inboxAccess } from '#core/inbox/inbox-access.ts'
import { inboxCounts, inboxThreadOf, listInbox } from '#core/inbox/list-inbox.ts'
import { listNotes, removeNote, writeNote } from '#core/inbox/notes.ts'
import { takeReplyFiles } from '#core/inbox/reply-files.ts'
import { replyValues } from '#core/inbox/reply-values.ts'
import { reportThread } from '#core/moderation/report-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { signedInTo } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const participant = signedInTo('Please log in to access your messages')

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
