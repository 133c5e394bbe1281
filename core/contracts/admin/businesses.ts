import { z } from 'zod'
import { BookingStatus } from '../bookings.ts'
import { Words } from '../forms/messages.ts'
import { Lines } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { DocumentView } from '../seller/joining.ts'
import { BusinessStatus, ServiceCode, ShopRole } from '../shops.ts'
import { HistoryEntry } from './applications.ts'
import { AuditAction } from './audit.ts'
import { ReportAbout, ReportOutcome, ReportReason } from './reports.ts'

/** GET /admin/businesses, the last updated first. */
export const BusinessesQuery = z.strictObject({
  /** In its name, its town, its contacts or its owners' names. */
  search: z.string().trim().max(100).optional(),
  status: BusinessStatus.optional(),
  province: z.string().trim().max(60).optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type BusinessesQuery = z.infer<typeof BusinessesQuery>

/** A shop as it stands in the list of all. */
export const BusinessRow = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  status: BusinessStatus,
  verified: z.boolean(),
  /** Drivers see it. */
  published: z.boolean(),
  monthlyFeeCents: z.int(),
  rejectionReason: z.string().nullable(),
  /** Null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** The names of its owners, the first one first. */
  owners: z.array(z.string()),
  /** Requests, and appointments to come. */
  openBookings: z.int(),
  updatedAt: z.iso.datetime(),
})
export type BusinessRow = z.infer<typeof BusinessRow>

export const BusinessPage = z.strictObject({ businesses: z.array(BusinessRow), next: z.string().nullable() })
export type BusinessPage = z.infer<typeof BusinessPage>

/** How many shops there are of each status, and where. */
export const BusinessCounts = z.strictObject({
  statuses: z.record(BusinessStatus, z.int()),
  provinces: z.array(z.string()),
})
export type BusinessCounts = z.infer<typeof BusinessCounts>

/** Read by the use-case, which has words of its own for what is wrong with it. */
export const BusinessOf = z.strictObject({ shopId: z.string().max(100) })
export const SetBusinessStatus = z.strictObject({
  status: z.string().max(40),
  /** Why the shop is blocked; its owners read it. */
  reason: Lines().trim().max(1000, 'Must be at most 1 000 characters').optional(),
})
export type SetBusinessStatus = z.infer<typeof SetBusinessStatus>

export const BusinessStanding = z.strictObject({
  id: z.uuid(),
  status: BusinessStatus,
  verified: z.boolean(),
  /** That were cancelled with it. */
  cancelledBookings: z.int(),
})
export type BusinessStanding = z.infer<typeof BusinessStanding>

/** Somebody of a shop, with the contacts that they have proven or only given. */
export const BusinessPerson = z.strictObject({
  contactId: z.uuid(),
  name: z.string(),
  role: ShopRole,
  since: z.iso.datetime(),
  email: z.string().nullable(),
  emailProven: z.boolean(),
  /** Proven. */
  phone: z.string().nullable(),
})
export type BusinessPerson = z.infer<typeof BusinessPerson>

/** GET /admin/businesses/:shopId. */
export const BusinessDetail = z.strictObject({
  ...BusinessRow.shape,
  description: z.string(),
  suburb: z.string().nullable(),
  website: z.string().nullable(),
  logoUrl: z.string().nullable(),
  services: z.array(ServiceCode),
  bays: z.int(),
  /** Tyres that it lists, sold out or not. */
  listings: z.int(),
  createdAt: z.iso.datetime(),
  submittedAt: z.iso.datetime(),
  moreAsked: z.string().nullable(),
  people: z.array(BusinessPerson),
  /** For those who decide about applications; null for others. */
  documents: z.array(DocumentView).nullable(),
  history: z.array(HistoryEntry),
})
export type BusinessDetail = z.infer<typeof BusinessDetail>

/** What happened at a shop of late, the newest first; nothing of it names a driver. */
export const BusinessLatest = z.strictObject({
  bookings: z.array(
    z.strictObject({
      id: z.uuid(),
      code: z.string(),
      status: BookingStatus,
      start: z.iso.datetime().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  deals: z.array(
    z.strictObject({
      id: z.uuid(),
      code: z.string(),
      title: z.string(),
      priceCents: z.int(),
      active: z.boolean(),
      endsOn: z.iso.date().nullable(),
    }),
  ),
  reviews: z.array(
    z.strictObject({
      id: z.uuid(),
      stars: z.int(),
      comment: z.string(),
      hidden: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Reports about it, about its reviews, and about people who wrote to it. */
  reports: z.array(
    z.strictObject({
      id: z.uuid(),
      about: ReportAbout,
      reason: ReportReason,
      outcome: ReportOutcome.nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Between its owner and us, about it. */
  messages: z.array(
    z.strictObject({
      id: z.uuid(),
      threadId: z.uuid(),
      sender: z.enum(['admin', 'owner']),
      name: z.string(),
      content: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  audit: z.array(
    z.strictObject({
      id: z.uuid(),
      action: AuditAction,
      by: z.string().nullable(),
      before: z.unknown(),
      after: z.unknown(),
      /** What the things in it are called, by id. */
      names: z.record(z.uuid(), z.string()),
      at: z.iso.datetime(),
    }),
  ),
})
export type BusinessLatest = z.infer<typeof BusinessLatest>

/** From an admin to the owner of a shop. */
export const MessageToOwner = z.strictObject({ text: Words })
/** As it is stored: the owner, the business, the sender, the text and the time. */
export const SentToOwner = z.strictObject({
  id: z.uuid(),
  threadId: z.uuid(),
  businessId: z.uuid(),
  ownerId: z.uuid(),
  sender: z.literal('admin'),
  text: z.string(),
  sentAt: z.iso.datetime(),
})
export type SentToOwner = z.infer<typeof SentToOwner>

const MAX_CENTS = 10_000_000
/** What this shop pays a month, whatever others pay. */
export const SetShopFee = z.strictObject({
  monthlyFeeCents: z.int('Must be an amount').min(0, 'Must be 0 or more').max(MAX_CENTS, 'Must be at most R100000'),
})
export const ShopFee = z.strictObject({ id: z.uuid(), monthlyFeeCents: z.int() })
export type ShopFee = z.infer<typeof ShopFee>

/** The shop that the session looks at as its people see it, and until when. */
export const Look = z.strictObject({
  shop: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }),
  until: z.iso.datetime(),
})
export type Look = z.infer<typeof Look>

export const adminBusinessesOperations = {
  'GET /admin/businesses': { query: BusinessesQuery, responses: { 200: BusinessPage } },
  'GET /admin/businesses/counts': { responses: { 200: BusinessCounts } },
  'POST /admin/businesses/:shopId/status': {
    params: BusinessOf,
    body: SetBusinessStatus,
    responses: { 200: BusinessStanding, 404: Problem, 409: Problem },
  },
  'GET /admin/businesses/:shopId': { params: BusinessOf, responses: { 200: BusinessDetail, 404: Problem } },
  'GET /admin/businesses/:shopId/latest': { params: BusinessOf, responses: { 200: BusinessLatest, 404: Problem } },
  'POST /admin/businesses/:shopId/messages': {
    params: BusinessOf,
    body: MessageToOwner,
    responses: { 201: SentToOwner, 404: Problem, 409: Problem },
  },
  'POST /admin/businesses/:shopId/fee': {
    params: BusinessOf,
    body: SetShopFee,
    responses: { 200: ShopFee, 404: Problem },
  },
  'POST /admin/businesses/:shopId/look': { params: BusinessOf, responses: { 200: Look, 404: Problem } },
  'POST /admin/look/end': { responses: { 204: nothing } },
} satisfies Operations
