import { z } from 'zod'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'

export const AuditAction = z.enum(['create', 'update', 'delete', 'read', 'send_notification'])
export type AuditAction = z.infer<typeof AuditAction>
export const AuditedEntity = z.enum([
  'thread',
  'message',
  'notification',
  'preference',
  'shop',
  'listing',
  'member',
  'invitation',
  'document',
  'api_key',
  'webhook',
  'booking',
  'quote',
  'fitment',
  'unknown_vehicle',
  'vehicle_name',
  'place',
  'place_name',
  'unknown_place',
  'misheard',
  'deal',
  'review',
  'report',
  'block',
  'suggestion',
  'tyre',
  'brand',
  'tyre_import',
  'admin',
  'admin_sign_in',
  'platform_fee',
  'operator',
  'invoice',
  'payment',
  'switch',
  'job',
  'event',
  'trouble',
  'announcement',
  'template',
  'person',
  'site_content',
  'legal_text',
])
export type AuditedEntity = z.infer<typeof AuditedEntity>

/** One thing that somebody did, as it was noted then. It never holds the words of a message. */
export const AuditEntry = z.strictObject({
  id: z.uuid(),
  /** Who did it, or whom a notice went to; null for a guest and for our own clocks. */
  userId: z.uuid().nullable(),
  /** What the person is called today. */
  userName: z.string().nullable(),
  threadId: z.uuid().nullable(),
  messageId: z.uuid().nullable(),
  action: AuditAction,
  entityType: AuditedEntity,
  entityId: z.uuid(),
  oldValues: z.unknown(),
  newValues: z.unknown(),
  /** What the things that it names by id are called today, by id; not those that are gone or have no name. */
  names: z.record(z.uuid(), z.string()),
  /** Of the browser that asked; null in the chat. */
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.strictObject({ entries: z.array(AuditEntry), next: z.string().nullable() })
export type AuditPage = z.infer<typeof AuditPage>
export const AuditHistory = z.strictObject({ entries: z.array(AuditEntry) })
export type AuditHistory = z.infer<typeof AuditHistory>

const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const range = {
  /** From this instant on. */
  from: Instant.optional(),
  /** Before this instant. */
  to: Instant.optional(),
}

export const AuditQuery = z.strictObject({
  userId: z.uuid().optional(),
  threadId: z.uuid().optional(),
  messageId: z.uuid().optional(),
  action: AuditAction.optional(),
  entityType: AuditedEntity.optional(),
  /** All that was done with one thing. */
  entityId: z.uuid().optional(),
  /** Words in the name of who did it or what it was done with, and in what was noted of it. */
  search: z.string().trim().min(2).max(100).optional(),
  /** By admins; by anybody else; or by itself, as notices and clocks are. */
  who: z.enum(['admins', 'people', 'itself']).optional(),
  ...range,
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const AuditSummaryQuery = z.strictObject(range)
export type AuditSummaryQuery = z.infer<typeof AuditSummaryQuery>
export const AuditSummary = z.strictObject({
  groups: z.array(
    z.strictObject({ day: z.iso.date(), action: AuditAction, entityType: AuditedEntity, count: z.int() }),
  ),
  total: z.int(),
  /** Only the newest were counted, for there are more. */
  capped: z.boolean(),
})
export type AuditSummary = z.infer<typeof AuditSummary>

export const AuditSubject = z.strictObject({ id: z.uuid() })

export const OldAuditQuery = z.strictObject({
  /** Older than so many days. */
  days: numeric(z.int().min(365).max(3650)).default(365),
})
export const OldAudit = z.strictObject({ entries: z.int() })
export const AuditCleanedUp = z.strictObject({ counted: z.int(), deleted: z.int() })
export type AuditCleanedUp = z.infer<typeof AuditCleanedUp>

export const auditOperations = {
  'GET /admin/audit': { query: AuditQuery, responses: { 200: AuditPage, 400: Problem } },
  'GET /admin/audit/summary': { query: AuditSummaryQuery, responses: { 200: AuditSummary } },
  'GET /admin/audit/users/:id': { params: AuditSubject, responses: { 200: AuditHistory } },
  'GET /admin/audit/threads/:id': { params: AuditSubject, responses: { 200: AuditHistory } },
  'GET /admin/audit/messages/:id': { params: AuditSubject, responses: { 200: AuditHistory } },
  'GET /admin/audit/old': { query: OldAuditQuery, responses: { 200: OldAudit } },
  'DELETE /admin/audit/old': { query: OldAuditQuery, responses: { 200: AuditCleanedUp } },
} satisfies Operations
