import {
  AuditCleanedUp,
  AuditHistory,
  AuditPage,
  AuditQuery,
  AuditSubject,
  AuditSummary,
  AuditSummaryQuery,
  OldAudit,
  OldAuditQuery,
} from '../../admin/audit.ts'
import { Problem } from '../../problem.ts'
import type { Operations } from '../operation.ts'

export const auditOperations = {
  'GET /admin/audit': { query: AuditQuery, responses: { 200: AuditPage, 400: Problem } },
  'GET /admin/audit/summary': { query: AuditSummaryQuery, responses: { 200: AuditSummary } },
  'GET /admin/audit/users/:id': { params: AuditSubject, responses: { 200: AuditHistory } },
  'GET /admin/audit/threads/:id': { params: AuditSubject, responses: { 200: AuditHistory } },
  'GET /admin/audit/messages/:id': { params: AuditSubject, responses: { 200: AuditHistory } },
  'GET /admin/audit/old': { query: OldAuditQuery, responses: { 200: OldAudit } },
  'DELETE /admin/audit/old': { query: OldAuditQuery, responses: { 200: AuditCleanedUp } },
} satisfies Operations
