import { z } from 'zod'
import {
  type BusinessDetailRow,
  type BusinessPersonRow,
  type BusinessRow,
  countBusinesses,
  findBusiness,
  latestAudit,
  latestBookings,
  latestDeals,
  latestReports,
  latestReviews,
  latestWords,
  listBusinesses,
  peopleOfBusiness,
  provincesOfBusinesses,
} from '#db/queries/businesses/businesses.ts'
import { documentsOf, historyOf } from '#db/queries/joining/applications.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { nameThings } from '../audit/read-audit.ts'
import type { Context } from '../context.ts'
import type {
  BusinessCounts,
  BusinessDetail,
  BusinessesQuery,
  BusinessLatest,
  BusinessPage,
  BusinessPerson,
  BusinessRow as BusinessView,
} from '../contracts/admin/businesses.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { documentView } from './joining/application.ts'
import { canReadDocuments } from './joining/joining-policy.ts'
import { applicationNotFound, HISTORY_SHOWN, historyEntry } from './joining/standing.ts'
import { businessId } from './set-status.ts'

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

const businessRow = (row: BusinessRow): BusinessView => ({
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

const MAX_PEOPLE = 50
const MAX_LATEST = 5

async function business(ctx: Context, actor: Actor, shopId: string): Promise<BusinessDetailRow> {
  if (!canAdmin(actor, 'businesses')) throw adminsOnly()
  const row = await findBusiness(ctx.db, businessId(shopId), ctx.clock.now())
  if (!row) throw applicationNotFound()
  return row
}

/** One shop with its people, papers and history. Throws NOT_ALLOWED, INVALID_BUSINESS_ID, SHOP_NOT_FOUND. */
export async function showBusiness(ctx: Context, actor: Actor, shopId: string): Promise<BusinessDetail> {
  const row = await business(ctx, actor, shopId)
  const { id } = row
  return {
    ...businessRow(row),
    description: row.description,
    suburb: row.suburb,
    website: row.website,
    logoUrl: row.logo_url,
    services: row.services,
    bays: row.bays,
    listings: row.listings,
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at.toISOString(),
    moreAsked: row.more_asked,
    people: (await peopleOfBusiness(ctx.db, id, MAX_PEOPLE)).map(personView),
    documents: canReadDocuments(actor, id) ? (await documentsOf(ctx.db, [id])).map(documentView) : null,
    history: (await historyOf(ctx.db, [id], HISTORY_SHOWN)).map(historyEntry),
  }
}

const personView = ({ since, contact_id, email_proven, ...row }: BusinessPersonRow): BusinessPerson => ({
  ...row,
  contactId: contact_id,
  since: since.toISOString(),
  emailProven: email_proven,
})

/**
 * What happened at the shop of late. Conversations of drivers are not among it: they are read where one of them was
 * reported. Throws NOT_ALLOWED, INVALID_BUSINESS_ID, SHOP_NOT_FOUND.
 */
export async function latestOfBusiness(ctx: Context, actor: Actor, shopId: string): Promise<BusinessLatest> {
  const { id } = await business(ctx, actor, shopId)
  const [bookings, deals, reviews, reports, messages, audit] = await Promise.all([
    latestBookings(ctx.db, id, MAX_LATEST),
    latestDeals(ctx.db, id, MAX_LATEST),
    latestReviews(ctx.db, id, MAX_LATEST),
    latestReports(ctx.db, id, MAX_LATEST),
    latestWords(ctx.db, id, MAX_LATEST),
    latestAudit(ctx.db, id, MAX_LATEST),
  ])
  return {
    bookings: bookings.map(({ id, code, status, appointment_start, created_at }) => ({
      id,
      code,
      status,
      start: appointment_start?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
    })),
    deals: deals.map(({ id, code, title, price_cents, active, ends_on }) => ({
      id,
      code,
      title,
      priceCents: price_cents,
      active,
      endsOn: ends_on,
    })),
    reviews: reviews.map(({ id, stars, comment, hidden_at, created_at }) => ({
      id,
      stars,
      comment,
      hidden: hidden_at !== null,
      createdAt: created_at.toISOString(),
    })),
    reports: reports.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at.toISOString() })),
    messages: messages.map(({ id, thread_id, role, name, content, sent_at }) => ({
      id,
      threadId: thread_id,
      sender: role === 'admin' ? 'admin' : 'owner',
      name,
      content,
      sentAt: sent_at.toISOString(),
    })),
    audit: (await nameThings(ctx, audit)).map(({ id, action, by, old_values, new_values, names, at }) => ({
      id,
      action,
      by,
      before: old_values,
      after: new_values,
      names,
      at: at.toISOString(),
    })),
  }
}
