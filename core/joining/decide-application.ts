import { z } from 'zod'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { type ApplicationRow, applicationOf, waitingApplications } from '#db/queries/joining/applications.ts'
import { documentsOf } from '#db/queries/joining/documents.ts'
import { lockStanding, type Standing, setStanding } from '#db/queries/joining/shops.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ApplicationDecided, ApplicationPage, ApplicationsQuery } from '../contracts/seller/joining.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { type ApplicationOutcome, record } from '../events.ts'
import { canBecome } from '../rules/shops/business-life.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { applicationToDecide, isProven } from './application-view.ts'
import { canDecide } from './joining-policy.ts'
import { applicationNotFound, contactUnproven, statusForbids } from './refusals.ts'

/** The shops that wait for an admin, the oldest first, page by page. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
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
  const documents = Map.groupBy(
    await documentsOf(
      ctx.db,
      shown.map(({ id }) => id),
    ),
    ({ shop_id }) => shop_id,
  )
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    applications: shown.map((row) => applicationToDecide(row, documents.get(row.id) ?? [])),
    next: last ? writeCursor('applications', { rank: last.submitted_at.toISOString(), id: last.id }) : null,
  }
}

/**
 * The shop is visible from now on, and verified. Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS, CONTACT_UNPROVEN.
 */
export const approveApplication = (ctx: Context, actor: Actor, shopId: string): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'approved', (row) => {
    if (!['pending', 'inactive'].includes(row.business_status)) throw statusForbids(row.business_status)
    if (!isProven(row)) throw contactUnproven()
    return {
      business_status: 'active',
      verified: true,
      rejection_reason: null,
      more_asked: null,
      // The current fee, as the application said it.
      monthly_fee_cents: row.monthly_fee_cents,
    }
  })

/** Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS. */
export const rejectApplication = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  reason: string,
): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'rejected', (row) => {
    if (!canBecome(row.business_status, 'inactive')) throw statusForbids(row.business_status)
    return { business_status: 'inactive', verified: false, rejection_reason: reason, more_asked: null }
  })

/** Asks the owners for what is missing; the shop stays in the queue. Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS. */
export const requestMore = (ctx: Context, actor: Actor, shopId: string, message: string): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'more_asked', (row) => {
    if (row.business_status !== 'pending') throw statusForbids(row.business_status)
    return { more_asked: message }
  })

const decide = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  outcome: ApplicationOutcome,
  change: (row: ApplicationRow) => Standing,
): Promise<ApplicationDecided> =>
  transaction(ctx, async (ctx) => {
    if (!canDecide(actor)) throw adminsOnly()
    await lockStanding(ctx.db, shopId)
    const row = await applicationOf(ctx.db, shopId)
    if (!row) throw applicationNotFound()
    const at = ctx.clock.now()
    const after = change(row)
    await setStanding(ctx.db, shopId, after, at)
    await refreshOffers(ctx.db, { shopIds: [shopId], today: localDate(at) })
    await noteDecision(ctx, actor, row, after)
    await record(ctx, { type: 'application.answered', shopId, outcome })
    return {
      id: shopId,
      status: after.business_status ?? row.business_status,
      verified: after.verified ?? row.verified,
    }
  })

/** The reason stays in the shop's row: the trail holds no words. */
const noteDecision = (ctx: Context, actor: Person, row: ApplicationRow, after: Standing): Promise<void> =>
  noteAudit(ctx, {
    contactId: actor.contactId,
    action: 'update',
    entity: 'shop',
    entityId: row.id,
    before: { status: row.business_status, verified: row.verified },
    after: {
      status: after.business_status ?? row.business_status,
      verified: after.verified ?? row.verified,
      ...(after.more_asked && { asked: 'more' }),
    },
  })
