import { auditHistory, auditPage, auditSummary, cleanUpAudit, oldAudit } from '#core/audit/read-audit.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('audit')

export const audit = routes({
  'GET /admin/audit': {
    summary: 'Lists what was done in conversations, notices and preferences, newest first',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, query }) => auditPage(ctx, actor, query),
  },
  'GET /admin/audit/summary': {
    summary: 'Counts what was done by day, action and kind of thing',
    access: admin,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, query }) => auditSummary(ctx, actor, query),
  },
  'GET /admin/audit/users/:id': {
    summary: 'Lists what one person did in the last 30 days',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => auditHistory(ctx, actor, 'user', params.id),
  },
  'GET /admin/audit/threads/:id': {
    summary: 'Lists what was done in one conversation',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => auditHistory(ctx, actor, 'thread', params.id),
  },
  'GET /admin/audit/messages/:id': {
    summary: 'Lists what was done with one message',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => auditHistory(ctx, actor, 'message', params.id),
  },
  'GET /admin/audit/old': {
    summary: 'Counts the entries of the audit trail that may be deleted',
    access: admin,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, query }) => oldAudit(ctx, actor, query.days),
  },
  'DELETE /admin/audit/old': {
    summary: 'Deletes the entries of the audit trail that are old enough',
    access: adminFor('audit', { codeAgain: true }),
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, query }) => cleanUpAudit(ctx, actor, query.days),
  },
})
