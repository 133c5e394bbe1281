import { listPeopleBlocked, unblockPerson } from '#core/moderation/block-person.ts'
import { decideReport } from '#core/moderation/decide-report.ts'
import { listReports } from '#core/moderation/list-reports.ts'
import { listMoneyTalk } from '#core/moderation/money-talk.ts'
import { showReport } from '#core/moderation/show-report.ts'
import { listAllReviews } from '#core/reviews/all-reviews.ts'
import { hideReview } from '#core/reviews/hide-review.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('reports')

export const reports = routes({
  'GET /admin/reports': {
    summary: 'Lists what was reported to us, the oldest first',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listReports(ctx, actor, query),
  },
  'GET /admin/reports/:id': {
    summary: 'Shows a report with what was reported',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => showReport(ctx, actor, params.id),
  },
  'POST /admin/reports/:id/decision': {
    summary: 'Decides a report: dismisses it, hides the review, warns or blocks',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => decideReport(ctx, actor, params.id, body),
  },
  'GET /admin/reviews': {
    summary: 'Lists the reviews of all shops, the newest first',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listAllReviews(ctx, actor, query),
  },
  'PATCH /admin/reviews/:id': {
    summary: 'Hides a review with a reason, or shows it again',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => hideReview(ctx, actor, params.id, body),
  },
  'GET /admin/blocks': {
    summary: 'Lists who may not write to shops or book',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => listPeopleBlocked(ctx, actor, query),
  },
  'GET /admin/money-talk': {
    summary: 'Lists the shops in whose conversations bank details or a deposit came up in the last 30 days',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => listMoneyTalk(ctx, actor),
  },
  'DELETE /admin/blocks/:id': {
    summary: 'Lets a blocked person write to shops and book again',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await unblockPerson(ctx, actor, params.id)),
  },
})
