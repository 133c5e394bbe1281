import { z } from 'zod'
import { isPersonBlocked } from '#db/queries/admin/person-blocks.ts'
import { findReport, type ReportRow, reports, saidUpTo, wordsOfReport } from '#db/queries/admin/reports.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { Report, ReportDetail, ReportOutcome, ReportPage, ReportsQuery } from '../contracts/admin/reports.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { canBecome } from '../rules/shops/business-life.ts'
import { transaction } from '../transaction.ts'
import { canModerate } from './moderation-policy.ts'

/** What was reported: what waits, the oldest first, or what is decided. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listReports(
  ctx: Context,
  actor: Actor,
  { show, about, limit, after }: ReportsQuery,
): Promise<ReportPage> {
  if (!canModerate(actor)) throw adminsOnly()
  const list = `reports-${show}`
  const past = readCursor(list, after, z.iso.datetime())
  const rows = await reports(ctx.db, {
    decided: show === 'decided',
    about,
    after: past && { at: past.rank, id: past.id },
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    reports: shown.map(reportView),
    next: last ? writeCursor(list, { rank: (last.decided_at ?? last.created_at).toISOString(), id: last.id }) : null,
  }
}

const reportView = (row: ReportRow): Report => ({
  id: row.id,
  about: row.about,
  reason: row.reason,
  subject: (row.about === 'shop' ? row.shop_name : row.person) ?? 'Not there any more',
  shop: row.shop_name,
  reporter: { name: row.reporter, guest: row.reporter_guest },
  timesBefore: row.times_before,
  createdAt: row.created_at.toISOString(),
  outcome: row.outcome,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by,
})

/** More of a conversation than that nobody of us reads. */
const MAX_SAID = 8

/**
 * A report with what was reported. That the conversation was looked at is noted in the audit trail. Throws NOT_ALLOWED,
 * REPORT_NOT_FOUND.
 */
export const showReport = (ctx: Context, actor: Actor, id: string): Promise<ReportDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canModerate(actor)) throw adminsOnly()
    const row = await findReport(ctx.db, id)
    if (!row) throw reportNotFound()
    if (row.thread_id && row.message_id) await noteLook(ctx, actor, row.thread_id, id)
    return reportDetail(ctx, row)
  })

const noteLook = (ctx: Context, { contactId }: Person, threadId: string, reportId: string): Promise<void> =>
  noteAudit(ctx, { contactId, threadId, action: 'read', entity: 'report', entityId: reportId })

export async function reportDetail(ctx: Context, row: ReportRow): Promise<ReportDetail> {
  const { thread_id: threadId, message_id: messageId, review_id: reviewId, shop_id: shopId } = row
  const said = threadId && messageId ? await saidUpTo(ctx.db, threadId, messageId, MAX_SAID) : []
  const reportedSide = row.about === 'shop' ? 'business' : 'customer'
  const blocked = await isReportedBlocked(ctx, row)
  return {
    ...reportView(row),
    words: await wordsOfReport(ctx.db, row.answer_thread_id),
    answerThreadId: row.answer_thread_id,
    reporterTimesBefore: row.reporter_times_before,
    said: said.map(({ name, words, at, role }) => ({
      ...{ name, words, at: at.toISOString() },
      byReported: role === reportedSide,
    })),
    review:
      reviewId && row.stars !== null
        ? { id: reviewId, stars: row.stars, comment: row.comment ?? '', answer: row.answer, hidden: row.hidden }
        : null,
    shopStanding:
      shopId && row.shop_slug && row.shop_status ? { id: shopId, slug: row.shop_slug, status: row.shop_status } : null,
    blocked,
    acts: actsOn(row, blocked),
  }
}

/** Whoever wrote the review or took part in the conversation; a shop is no person. */
const isReportedBlocked = async (ctx: Context, row: ReportRow): Promise<boolean> =>
  row.about !== 'shop' &&
  isPersonBlocked(ctx.db, { contactId: row.contact_id, phone: row.guest_phone, email: row.guest_email })

/** What may be decided of the report; nothing once it is. */
function actsOn(row: ReportRow, blocked: boolean): ReportOutcome[] {
  if (row.decided_at) return []
  const isKnown = row.contact_id !== null || row.guest_phone !== null || row.guest_email !== null
  const isShop = row.about === 'shop'
  const acts: [ReportOutcome, boolean][] = [
    ['dismissed', true],
    ['review_hidden', row.review_id !== null && !row.hidden],
    ['warned', isShop ? row.shop_id !== null : row.contact_id !== null || row.guest_email !== null],
    ['person_blocked', !isShop && isKnown && !blocked],
    ['shop_blocked', isShop && row.shop_status !== null && canBecome(row.shop_status, 'blocked')],
  ]
  return acts.flatMap(([act, may]) => (may ? [act] : []))
}

export const reportNotFound = () => new Refusal('REPORT_NOT_FOUND', 'There is no such report', 404)
export const blockNotFound = () => new Refusal('BLOCK_NOT_FOUND', 'There is no such block', 404)
export const decidedAlready = () => new Refusal('REPORT_DECIDED', 'Somebody has decided this report already', 409)
export const notPossible = () =>
  new Refusal(
    'DECISION_NOT_POSSIBLE',
    'This cannot be decided here: whom or what it is about is not there any more',
    409,
  )
export const tooManyReports = (waitMs: number) =>
  new Refusal('TOO_MANY_REPORTS', 'You have reported several times today. We are looking at it.', 429, {
    retryAfter: String(Math.max(1, Math.ceil(waitMs / 1000))),
  })
