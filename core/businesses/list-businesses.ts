import { z } from 'zod'
import {
  type BusinessRow,
  countBusinesses,
  listBusinesses,
  provincesOfBusinesses,
} from '#db/queries/businesses/businesses.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type {
  BusinessCounts,
  BusinessesQuery,
  BusinessPage,
  BusinessRow as BusinessView,
} from '../contracts/admin/businesses.ts'
import { readCursor, writeCursor } from '../cursor.ts'

/** All shops that the filters leave, the last updated first, page by page. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function businessPage(ctx: Context, actor: Actor, query: BusinessesQuery): Promise<BusinessPage> {
  if (!canAdmin(actor, 'businesses')) throw adminsOnly()
  const { limit, after, ...filter } = query
  const past = readCursor('businesses', after, z.iso.datetime())
  const place = past && { at: new Date(past.rank), id: past.id }
  const rows = await listBusinesses(ctx.db, filter, { limit: limit + 1, after: place }, ctx.clock.now())
  const businesses = rows.slice(0, limit).map(businessRow)
  const last = rows.length > limit ? businesses.at(-1) : undefined
  return { businesses, next: last ? writeCursor('businesses', { rank: last.updatedAt, id: last.id }) : null }
}

/** Throws NOT_ALLOWED. */
export async function businessCounts(ctx: Context, actor: Actor): Promise<BusinessCounts> {
  if (!canAdmin(actor, 'businesses')) throw adminsOnly()
  const counts = await countBusinesses(ctx.db)
  const statuses = { pending: 0, active: 0, inactive: 0, blocked: 0, unpublished: 0 }
  for (const { status, count } of counts) statuses[status] = count
  return { statuses, provinces: await provincesOfBusinesses(ctx.db) }
}

export const businessRow = (row: BusinessRow): BusinessView => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  address: row.address,
  city: row.city,
  province: row.province,
  contactPhone: row.contact_phone,
  contactEmail: row.contact_email,
  status: row.business_status,
  verified: row.verified,
  published: row.business_status === 'active',
  monthlyFeeCents: row.monthly_fee_cents,
  rejectionReason: row.rejection_reason,
  rating: row.rating,
  reviewCount: row.review_count,
  owners: row.owners,
  openBookings: row.open_bookings,
  updatedAt: row.updated_at.toISOString(),
})
