import { z } from 'zod'
import {
  type AuditFilter,
  auditCounts,
  auditEntries,
  countAuditBefore,
  type NamedAuditRow,
  namesOf,
} from '#db/queries/audit/audit.ts'
import { oldAudit as oldAuditOf } from '#db/queries/retention.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import type { Context } from '../context.ts'
import type {
  AuditCleanedUp,
  AuditEntry,
  AuditHistory,
  AuditPage,
  AuditQuery,
  AuditSummary,
  AuditSummaryQuery,
} from '../contracts/admin/audit.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { orFail, Refusal } from '../errors.ts'
import { forgetRows } from '../jobs/forget-rows.ts'
import { addMinutes, JOHANNESBURG, localDate, localTime } from '../rules/time/time.ts'
import { canReadAudit } from './audit-policy.ts'

const MAX_SUMMARISED = 10_000
const DAYS_OF_A_USER = 30
const MAX_ROWS = { user: 100, thread: 100, message: 50 } as const

/** The entries that the filters leave, newest first, page by page. Throws NOT_ALLOWED, PAGE_NOT_FOUND, MESSAGE_FAILED. */
export const auditPage = (ctx: Context, actor: Actor, query: AuditQuery): Promise<AuditPage> =>
  asAdmin(ctx, actor, async () => {
    const { userId: contactId, limit, after, ...filter } = query
    const past = readCursor('audit', after, z.iso.datetime())
    const place = past && { at: new Date(past.rank), id: past.id }
    const folded = contactId === undefined && filter.action === undefined && filter.entityId === undefined
    const rows = await auditEntries(ctx.db, { ...filter, contactId, folded }, { limit: limit + 1, after: place })
    const entries = (await nameThings(ctx, rows.slice(0, limit))).map(entryView)
    const last = rows.length > limit ? entries.at(-1) : undefined
    return { entries, next: last ? writeCursor('audit', { rank: last.createdAt, id: last.id }) : null }
  })

/** How much was done, by day in South Africa, action and entity. Throws NOT_ALLOWED, MESSAGE_FAILED. */
export const auditSummary = (ctx: Context, actor: Actor, range: AuditSummaryQuery): Promise<AuditSummary> =>
  asAdmin(ctx, actor, async () => {
    const rows = await auditCounts(ctx.db, range, MAX_SUMMARISED, JOHANNESBURG)
    const total = rows.reduce((sum, { count }) => sum + count, 0)
    const groups = rows.map(({ entity_type: entityType, ...row }) => ({ ...row, entityType }))
    return { groups, total, capped: total === MAX_SUMMARISED }
  })

/**
 * What one person did in the last 30 days, or what was done in one thread or with one message. Throws NOT_ALLOWED,
 * MESSAGE_FAILED.
 */
export const auditHistory = (
  ctx: Context,
  actor: Actor,
  of: 'user' | 'thread' | 'message',
  id: string,
): Promise<AuditHistory> =>
  asAdmin(ctx, actor, async () => {
    const from = addMinutes(ctx.clock.now(), -DAYS_OF_A_USER * 24 * 60)
    const filters: Record<typeof of, AuditFilter> = {
      user: { contactId: id, from },
      thread: { threadId: id },
      message: { messageId: id },
    }
    const rows = await auditEntries(ctx.db, filters[of], { limit: MAX_ROWS[of] })
    return { entries: (await nameThings(ctx, rows)).map(entryView) }
  })

function asAdmin<T>(ctx: Context, actor: Actor, work: () => Promise<T>): Promise<T> {
  if (!canReadAudit(actor)) throw adminsOnly()
  return orFail(ctx, { code: 'MESSAGE_FAILED', says: 'Failed to fetch audit logs' }, work)
}

const entryView = (row: NamedAuditRow & { names: Record<string, string> }): AuditEntry => ({
  id: row.id,
  userId: row.contact_id,
  userName: row.user_name,
  threadId: row.thread_id,
  messageId: row.message_id,
  action: row.action,
  entityType: row.entity_type,
  entityId: row.entity_id,
  oldValues: row.old_values,
  newValues: row.new_values,
  names: row.names,
  ipAddress: row.ip_address,
  userAgent: row.user_agent,
  createdAt: row.at.toISOString(),
})

/** As long as the messages and notices that it tells of; the database refuses to delete younger entries. */
const DAYS_AUDIT_KEPT = 365

/** How many entries are older than so many days. Throws NOT_ALLOWED. */
export async function oldAudit(ctx: Context, actor: Actor, days: number): Promise<{ entries: number }> {
  if (!canReadAudit(actor)) throw adminsOnly()
  return { entries: await countAuditBefore(ctx.db, daysAgo(ctx, days)) }
}

/** An admin deletes the entries that are older than so many days, at least 365. Throws NOT_ALLOWED. */
export async function cleanUpAudit(ctx: Context, actor: Actor, days: number): Promise<AuditCleanedUp> {
  if (!canReadAudit(actor)) throw adminsOnly()
  return forgetAudit(ctx, days)
}

/** Counts the old entries, then deletes them batch by batch, and logs both figures. */
async function forgetAudit(ctx: Context, days: number): Promise<AuditCleanedUp> {
  const before = daysAgo(ctx, days)
  const counted = await countAuditBefore(ctx.db, before)
  const forget = days === DAYS_AUDIT_KEPT ? oldAuditTrail : forgetRows(oldAuditOf(days))
  let deleted = 0
  for (let more = counted; more > 0 && deleted < counted; ) {
    more = await forget(ctx)
    deleted += more
  }
  if (counted > 0) ctx.log.info({ counted, deleted, days }, 'old entries of the audit trail are gone')
  return { counted, deleted }
}

/** The clock's own clean-up. */
export const oldAuditTrail = forgetRows(oldAuditOf(DAYS_AUDIT_KEPT))

const daysAgo = ({ clock }: Context, days: number): Date => addMinutes(clock.now(), -days * 24 * 60)

type Noted = { entity_id: string; old_values: unknown; new_values: unknown }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Every id in a state, however deep. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(idsIn)
}

const idsOf = ({ entity_id, old_values, new_values }: Noted): string[] => [
  entity_id,
  ...idsIn(old_values),
  ...idsIn(new_values),
]

/** Of each entry what the things that it names by id are called today, all of them in one read. */
export async function nameThings<Row extends Noted>(
  ctx: Context,
  rows: readonly Row[],
): Promise<(Row & { names: Record<string, string> })[]> {
  const known = await namesOf(ctx.db, [...new Set(rows.flatMap(idsOf))])
  return rows.map((row) => ({
    ...row,
    names: Object.fromEntries(
      idsOf(row)
        .map((id) => [id, known.get(id)] as const)
        .filter(hasName),
    ),
  }))
}

const hasName = (pair: readonly [string, string | undefined]): pair is readonly [string, string] =>
  pair[1] !== undefined

/** The refusals of acts that somebody else's act has made impossible. */
const lateCodes: ReadonlySet<string> = new Set([
  'ANNOUNCEMENT_NOT_PAUSED',
  'ANNOUNCEMENT_NOT_RUNNING',
  'ANNOUNCEMENT_SENT',
  'INVOICE_CREDITED',
  'PAYMENT_REVERSED',
  'REPORT_DECIDED',
  'STATUS_FORBIDS',
])

/** Reads of a thing are noted, too, and are passed over. */
const LOOKED_AT = 20

/** The refusal of an act that came too late also says who was first, and when; any other error stays as it is. */
export const withWhoWasFirst = async (
  ctx: Context,
  contactId: string | null | undefined,
  entityId: string | undefined,
  error: unknown,
): Promise<unknown> =>
  error instanceof Refusal && lateCodes.has(error.code) && entityId !== undefined
    ? sayingWhoWasFirst(ctx, contactId, entityId, error)
    : error

/** The same refusal, with who has changed that thing last, and when. */
export async function sayingWhoWasFirst(
  ctx: Context,
  contactId: string | null | undefined,
  entityId: string,
  error: Refusal,
): Promise<Refusal> {
  const entries = await auditEntries(ctx.db, { entityId }, { limit: LOOKED_AT })
  const last = entries.find(({ action }) => action === 'create' || action === 'update' || action === 'delete')
  if (!last) return error
  const isOwn = last.contact_id !== null && contactId === last.contact_id
  const by = isOwn ? 'You' : (last.user_name ?? 'Somebody')
  const today = localDate(ctx.clock.now()) === localDate(last.at)
  const when = today ? `at ${localTime(last.at)}` : `on ${localDate(last.at)}`
  return new Refusal(error.code, `${error.message} ${by} changed it last, ${when}.`, error.status, error.fields)
}
