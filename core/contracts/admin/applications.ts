import { z } from 'zod'
import { Lines } from '../forms/typed.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { ApplicationOf, DocumentView, NewShop, Readiness } from '../seller/joining.ts'
import { BusinessStatus, ServiceCode } from '../shops.ts'

/** What happened to a shop's standing. */
export const StandingChange = z.enum([
  'submitted',
  'resubmitted',
  'more_asked',
  'approved',
  'rejected',
  'blocked',
  'reinstated',
  'unpublished',
  'republished',
])
export type StandingChange = z.infer<typeof StandingChange>

/** One step of a shop's history; `words` are the admin's: the reason, or what is missing. */
export const HistoryEntry = z.strictObject({
  id: z.uuid(),
  what: StandingChange,
  words: z.string().nullable(),
  /** Who did it; null once their account is closed. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** An owner as an admin sees them; the number is proven. */
export const OwnerView = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  emailProven: z.boolean(),
  phone: z.string().nullable(),
})
export type OwnerView = z.infer<typeof OwnerView>

/** GET /admin/applications, the newest first. */
export const ApplicationsQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(100)).default(20),
  after: After.optional(),
})
export type ApplicationsQuery = z.infer<typeof ApplicationsQuery>

export const Application = z.strictObject({
  shop: NewShop.extend({
    description: z.string(),
    address: z.string(),
    suburb: z.string().nullable(),
    city: z.string(),
    province: z.string(),
    contactPhone: z.string().nullable(),
    contactEmail: z.string().nullable(),
    logoUrl: z.string().nullable(),
    services: z.array(ServiceCode),
    monthlyFeeCents: z.int(),
  }),
  owners: z.array(OwnerView),
  submittedAt: z.iso.datetime(),
  moreAsked: z.string().nullable(),
  ready: Readiness,
  documents: z.array(DocumentView),
  /** The latest steps, newest first. */
  history: z.array(HistoryEntry),
})
export type Application = z.infer<typeof Application>
export const ApplicationPage = z.strictObject({ applications: z.array(Application), next: z.string().nullable() })
export type ApplicationPage = z.infer<typeof ApplicationPage>

const Said = (says: string) => Lines(says).min(1, says).max(1000, 'Must be at most 1000 characters')
export const RejectApplication = z.strictObject({ reason: Said('Please give a reason') })
export const RequestMore = z.strictObject({ message: Said('Please say what is missing') })
/** What the shop is after an admin's decision. */
export const ApplicationDecided = z.strictObject({
  id: z.uuid(),
  status: BusinessStatus,
  verified: z.boolean(),
})
export type ApplicationDecided = z.infer<typeof ApplicationDecided>

export const adminApplicationsOperations = {
  'GET /admin/applications': { query: ApplicationsQuery, responses: { 200: ApplicationPage } },
  'POST /admin/applications/:shopId/approve': {
    params: ApplicationOf,
    responses: { 200: ApplicationDecided, 404: Problem, 409: Problem },
  },
  'POST /admin/applications/:shopId/reject': {
    params: ApplicationOf,
    body: RejectApplication,
    responses: { 200: ApplicationDecided, 404: Problem, 409: Problem },
  },
  'POST /admin/applications/:shopId/request-more': {
    params: ApplicationOf,
    body: RequestMore,
    responses: { 200: ApplicationDecided, 404: Problem, 409: Problem },
  },
} satisfies Operations
