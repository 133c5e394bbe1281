import { settleSuggestion, suggestedShops } from '#core/suggestions/suggested-shops.ts'
import { changeSupport } from '#core/support/change-support.ts'
import { listSupport, showSupport } from '#core/support/list-support.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('support')

export const support = routes({
  'GET /admin/support': {
    summary: 'Lists the conversations with us, those that wait or the others',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listSupport(ctx, actor, query),
  },
  'GET /admin/support/:id': {
    summary: 'Shows a conversation with us, with what we know of the person',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => showSupport(ctx, actor, params.id),
  },
  'PATCH /admin/support/:id': {
    summary: 'Assigns a conversation with us, closes or opens it',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeSupport(ctx, actor, params.id, body),
  },
  'GET /admin/suggestions': {
    summary: 'Lists the fitment centres that people miss, each once',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => suggestedShops(ctx, actor, query),
  },
  'PATCH /admin/suggestions/:id': {
    summary: 'Marks a suggested fitment centre as done, or not',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params, body }) => void (await settleSuggestion(ctx, actor, params.id, body.done)),
  },
})
