import { z } from 'zod'
import { type ReportRow, reports } from '#db/queries/admin/reports.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { Report, ReportPage, ReportsQuery } from '../contracts/admin/reports.ts'
import { readCursor, writeCursor } from '../cursor.ts'
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

export const reportView = (row: ReportRow): Report => ({
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
