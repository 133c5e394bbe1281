import { z } from 'zod'
import {
  type ApplicationRow,
  applicationOf,
  type DocumentRow,
  documentsOf,
  type HistoryRow,
  historyOf,
  lockStanding,
  type Standing,
  setStanding,
  waitingApplications,
} from '#db/queries/joining/applications.ts'
import { type Actor, isOwner } from '../../actor.ts'
import { adminsOnly } from '../../admin-policy.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type {
  Application,
  ApplicationDecided,
  ApplicationPage,
  ApplicationsQuery,
} from '../../contracts/admin/applications.ts'
import type { ApplicationView, DocumentView, Readiness } from '../../contracts/seller/joining.ts'
import { readCursor, writeCursor } from '../../cursor.ts'
import { record } from '../../events.ts'
import { actorNow } from '../../load-actor.ts'
import { canBecome, needsApproval } from '../../rules/shops/business-life.ts'
import { transaction } from '../../transaction.ts'
import { ownerRequired } from '../members/members.ts'
import { canDecide, canManageApplication, canReadDocuments, canSeeApplication } from './joining-policy.ts'
import {
  applicationNotFound,
  changeStanding,
  contactUnproven,
  HISTORY_SHOWN,
  historyEntry,
  noteStep,
  notNow,
  standingToChange,
  statusForbids,
} from './standing.ts'

/** How the shop's application stands, and what is missing. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export async function readApplication(ctx: Context, actor: Actor, shopId: string): Promise<ApplicationView> {
  const row = canSeeApplication(actor, shopId) ? await applicationOf(ctx.db, shopId) : undefined
  if (!row) throw applicationNotFound()
  const documents = canReadDocuments(actor, shopId) ? await documentsOf(ctx.db, [shopId]) : []
  return applicationView(row, documents, actor)
}

/**
 * An owner asks again after a rejection, or after an admin asked for more: the shop waits at the end of the queue. Throws
 * SHOP_NOT_FOUND, OWNER_REQUIRED, STATUS_FORBIDS.
 */
export const resubmit = (ctx: Context, actor: Actor, shopId: string): Promise<ApplicationView> =>
  transaction(ctx, async (ctx) => {
    if (!canSeeApplication(actor, shopId)) throw applicationNotFound()
    const shop = await lockStanding(ctx.db, shopId)
    const me = await actorNow(ctx, actor)
    if (!shop || !canSeeApplication(me, shopId)) throw applicationNotFound()
    if (!canManageApplication(me, shopId)) throw ownerRequired()
    const before = await readApplication(ctx, me, shopId)
    const asksAgain = canBecome(before.status, 'pending') || (before.status === 'pending' && before.moreAsked !== null)
    if (!asksAgain) throw notNow(before.status)
    const at = ctx.clock.now()
    await setStanding(
      ctx.db,
      shopId,
      { business_status: 'pending', rejection_reason: null, more_asked: null, submitted_at: at },
      at,
    )
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: { status: before.status },
      after: { status: 'pending' },
    })
    await noteStep(ctx, shopId, { what: 'resubmitted', by: me.contactId })
    await record(ctx, { type: 'application.submitted', shopId })
    return readApplication(ctx, me, shopId)
  })

export const documentView = ({ shop_id, kind, name, type, bytes, created_at }: DocumentRow): DocumentView => ({
  kind,
  name,
  type,
  bytes,
  uploadedAt: created_at.toISOString(),
  // A paper in place of another has an address of its own, since browsers keep them.
  path: `/api/shops/${shop_id}/documents/${kind}?v=${created_at.getTime()}`,
})

const readiness = ({ owners, logo_url, has_hours, services }: ApplicationRow): Readiness => ({
  emailProven: owners.some(({ emailProven }) => emailProven),
  numberProven: owners.some(({ phone }) => phone !== null),
  hasLogo: logo_url !== null,
  hasHours: has_hours,
  hasServices: services.length > 0,
})

/** One contact of an owner is enough. */
const isProven = (row: ApplicationRow): boolean => {
  const { emailProven, numberProven } = readiness(row)
  return emailProven || numberProven
}

const applicationView = (row: ApplicationRow, documents: readonly DocumentRow[], actor: Actor): ApplicationView => ({
  shop: { id: row.id, slug: row.slug, name: row.name },
  role: isOwner(actor, row.id) ? 'owner' : 'staff',
  status: row.business_status,
  verified: row.verified,
  rejectionReason: row.rejection_reason,
  moreAsked: row.more_asked,
  submittedAt: row.submitted_at.toISOString(),
  logoUrl: row.logo_url,
  ready: readiness(row),
  documents: documents.map(documentView),
})

/** What an admin sees. */
const applicationToDecide = (
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  history: readonly HistoryRow[],
): Application => ({
  shop: {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    address: row.address,
    suburb: row.suburb,
    city: row.city,
    province: row.province,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    logoUrl: row.logo_url,
    services: row.services,
    monthlyFeeCents: row.monthly_fee_cents,
  },
  owners: row.owners,
  submittedAt: row.submitted_at.toISOString(),
  moreAsked: row.more_asked,
  ready: readiness(row),
  documents: documents.map(documentView),
  history: history.map(historyEntry),
})

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

/**
 * The shop is visible from now on, and verified. Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS, CONTACT_UNPROVEN.
 */
export const approveApplication = (ctx: Context, actor: Actor, shopId: string): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'approved', (row) => {
    if (!needsApproval({ status: row.business_status, verified: row.verified }))
      throw statusForbids(row.business_status)
    if (!isProven(row)) throw contactUnproven()
    // The fee is the current one, as the application said it.
    const { monthly_fee_cents } = row
    const standing = { business_status: 'active', verified: true, rejection_reason: null, more_asked: null } as const
    return { standing: { ...standing, monthly_fee_cents } }
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
    const standing = {
      business_status: 'inactive',
      verified: false,
      rejection_reason: reason,
      more_asked: null,
    } as const
    return { standing, words: reason }
  })

/** Asks the owners for what is missing; the shop stays in the queue. Throws NOT_ALLOWED, SHOP_NOT_FOUND, STATUS_FORBIDS. */
export const requestMore = (ctx: Context, actor: Actor, shopId: string, message: string): Promise<ApplicationDecided> =>
  decide(ctx, actor, shopId, 'more_asked', (row) => {
    if (row.business_status !== 'pending') throw statusForbids(row.business_status)
    return { standing: { more_asked: message }, words: message }
  })

const decide = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  what: 'approved' | 'rejected' | 'more_asked',
  change: (row: ApplicationRow) => { standing: Standing; words?: string },
): Promise<ApplicationDecided> =>
  transaction(ctx, async (ctx) => {
    if (!canDecide(actor)) throw adminsOnly()
    await standingToChange(ctx, shopId)
    const row = await applicationOf(ctx.db, shopId)
    if (!row) throw applicationNotFound()
    const decided = await changeStanding(ctx, actor, row, { what, ...change(row) })
    await record(ctx, { type: 'application.answered', shopId, outcome: what })
    return decided
  })
