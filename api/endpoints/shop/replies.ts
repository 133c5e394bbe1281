import { awayMessage, changeAwayMessage } from '#core/inbox/away-message.ts'
import { changeReply, listReplies, makeReply, removeReply } from '#core/inbox/canned-replies.ts'
import { changeLabel, listLabels, makeLabel, removeLabel } from '#core/inbox/labels.ts'
import { signedInTo } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const participant = signedInTo('Please log in to access your messages')

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
