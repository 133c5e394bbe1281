import { listReplies, makeReply } from '#core/inbox/canned-replies.ts'
import { settleSuggestion, suggestedShops } from '#core/inbox/suggestions.ts'
import { changeSupport, listSupport, showSupport } from '#core/inbox/support.ts'
import { listMoneyTalk, listPeopleBlocked, unblockPerson } from '#core/moderation/block-person.ts'
import { decideReport } from '#core/moderation/decide-report.ts'
import { listReports, showReport } from '#core/moderation/reports.ts'
import { hideReview, listAllReviews } from '#core/reviews/reviews.ts'
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
  'GET /admin/support-replies': {
    summary: 'Lists what we have ready to answer people with',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => listReplies(ctx, actor, null),
  },
  'POST /admin/support-replies': {
    summary: 'Keeps a reply of ours ready',
    access: admin,
    rateLimit: perMinute(30),
    idempotent: true,
    handle: ({ ctx, actor, body }) => makeReply(ctx, actor, null, body),
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

const reportsAdmin = adminFor('reports')

export const reports = routes({
  'GET /admin/reports': {
    summary: 'Lists what was reported to us, the oldest first',
    access: reportsAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listReports(ctx, actor, query),
  },
  'GET /admin/reports/:id': {
    summary: 'Shows a report with what was reported',
    access: reportsAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => showReport(ctx, actor, params.id),
  },
  'POST /admin/reports/:id/decision': {
    summary: 'Decides a report: dismisses it, hides the review, warns or blocks',
    access: reportsAdmin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => decideReport(ctx, actor, params.id, body),
  },
  'GET /admin/reviews': {
    summary: 'Lists the reviews of all shops, the newest first',
    access: reportsAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listAllReviews(ctx, actor, query),
  },
  'PATCH /admin/reviews/:id': {
    summary: 'Hides a review with a reason, or shows it again',
    access: reportsAdmin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => hideReview(ctx, actor, params.id, body),
  },
  'GET /admin/blocks': {
    summary: 'Lists who may not write to shops or book',
    access: reportsAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listPeopleBlocked(ctx, actor, query),
  },
  'GET /admin/money-talk': {
    summary: 'Lists the shops in whose conversations bank details or a deposit came up in the last 30 days',
    access: reportsAdmin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => listMoneyTalk(ctx, actor),
  },
  'DELETE /admin/blocks/:id': {
    summary: 'Lets a blocked person write to shops and book again',
    access: reportsAdmin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await unblockPerson(ctx, actor, params.id)),
  },
})
