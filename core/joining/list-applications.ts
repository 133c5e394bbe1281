import { z } from 'zod'
import { waitingApplications } from '#db/queries/joining/applications.ts'
import { documentsOf } from '#db/queries/joining/documents.ts'
import { historyOf } from '#db/queries/joining/history.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { ApplicationPage, ApplicationsQuery } from '../contracts/admin/applications.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { applicationToDecide } from './application-view.ts'
import { canDecide } from './joining-policy.ts'
import { HISTORY_SHOWN } from './standing.ts'

/** The shops that wait for an admin, the newest first, page by page. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listApplications(
  ctx: Context,
  actor: Actor,
  { limit, after }: ApplicationsQuery,
): Promise<ApplicationPage> {
  if (!canDecide(actor)) throw adminsOnly()
  const past = readCursor('applications', after, z.iso.datetime())
  const place = past && { at: new Date(past.rank), id: past.id }
  const rows = await waitingApplications(ctx.db, { limit: limit + 1, after: place })
  const shown = rows.slice(0, limit)
  const ids = shown.map(({ id }) => id)
  const documents = Map.groupBy(await documentsOf(ctx.db, ids), ({ shop_id }) => shop_id)
  const history = Map.groupBy(await historyOf(ctx.db, ids, HISTORY_SHOWN), ({ shop_id }) => shop_id)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    applications: shown.map((row) => applicationToDecide(row, documents.get(row.id) ?? [], history.get(row.id) ?? [])),
    next: last ? writeCursor('applications', { rank: last.submitted_at.toISOString(), id: last.id }) : null,
  }
}
