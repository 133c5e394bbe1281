import { changeThread, myThreads, readEverything } from '#core/threads/list-threads.ts'
import {
  addParticipant,
  changeMessage,
  readOnPage,
  readThread,
  removeParticipant,
  threadParticipants,
  unreadCount,
} from '#core/threads/read-thread.ts'
import { orFail } from '#core/threads/refusals.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { activeThreadAccess, threadAccess } from '#core/threads/thread-access.ts'
import { participant } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const threads = routes({
  'GET /threads': {
    summary: 'Lists my conversations, the one with the newest message first',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => orFail(ctx, 'THREAD_LIST_FAILED', () => myThreads(ctx, actor, query)),
  },
  'GET /threads/unread': {
    summary: 'Counts my unread messages',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => orFail(ctx, 'UNREAD_COUNT_FAILED', () => unreadCount(ctx, actor, query)),
  },
  'POST /threads/read': {
    summary: 'Marks all my messages as read',
    access: participant,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor }) => orFail(ctx, 'MARK_READ_FAILED', async () => void (await readEverything(ctx, actor))),
  },
  'POST /threads': {
    summary: 'Starts a conversation with a shop, or, with type support, with us',
    access: participant,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, actor, body }) => orFail(ctx, 'THREAD_CREATION_FAILED', () => startThread(ctx, actor, body)),
  },
  'GET /threads/:id': {
    summary: 'Shows one conversation to a person who takes part in it',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, 'THREAD_FETCH_FAILED', async () => readThread(ctx, await threadAccess(ctx, actor, params.id))),
  },
  'PATCH /threads/:id': {
    summary: 'Archives or deletes a conversation for me, or marks it as unread; the shop can also close and reopen it',
    access: participant,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, body.status === undefined ? 'THREAD_UPDATE_FAILED' : 'THREAD_STATUS_UPDATE_FAILED', () =>
        changeThread(ctx, actor, params.id, body),
      ),
  },
  'POST /threads/:id/read': {
    summary: 'Marks a conversation as read, up to a message if one is named',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) =>
      orFail(
        ctx,
        'MARK_THREAD_READ_FAILED',
        async () => void (await readOnPage(ctx, await activeThreadAccess(ctx, actor, params.id), body.upTo)),
      ),
  },
  'GET /threads/:id/participants': {
    summary: 'Lists the people in a conversation',
    access: participant,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, 'PARTICIPANT_FETCH_FAILED', async () =>
        threadParticipants(ctx, await threadAccess(ctx, actor, params.id)),
      ),
  },
  'POST /threads/:id/participants': {
    summary: 'Adds another person of my side to a conversation',
    access: participant,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) =>
      orFail(ctx, 'PARTICIPANT_ADD_FAILED', () => addParticipant(ctx, actor, params.id, body.userId)),
  },
  'DELETE /threads/:id/participants/:participantId': {
    summary: 'Removes a person of my side from a conversation, or leaves it',
    access: participant,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) =>
      orFail(ctx, 'PARTICIPANT_REMOVE_FAILED', () => removeParticipant(ctx, actor, params.id, params.participantId)),
  },
  'PATCH /messages/:id': {
    summary: 'Marks one message as read or unread, archives it or removes it, for me alone',
    access: participant,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params, body }) =>
      orFail(
        ctx,
        body.read === true ? 'MARK_READ_FAILED' : 'STATUS_UPDATE_FAILED',
        async () => void (await changeMessage(ctx, actor, params.id, body)),
      ),
  },
})
