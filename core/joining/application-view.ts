import type { ApplicationRow } from '#db/queries/joining/applications.ts'
import type { DocumentRow } from '#db/queries/joining/documents.ts'
import type { HistoryRow } from '#db/queries/joining/history.ts'
import { type Actor, isOwner } from '../actor.ts'
import type { Application } from '../contracts/admin/applications.ts'
import type { ApplicationView, DocumentView, Readiness } from '../contracts/seller/joining.ts'
import { historyEntry } from './standing.ts'

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
export const isProven = (row: ApplicationRow): boolean => {
  const { emailProven, numberProven } = readiness(row)
  return emailProven || numberProven
}

export const applicationView = (
  row: ApplicationRow,
  documents: readonly DocumentRow[],
  actor: Actor,
): ApplicationView => ({
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
export const applicationToDecide = (
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
