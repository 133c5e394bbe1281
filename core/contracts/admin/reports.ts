import { z } from 'zod'
import { hideReasons, reviewReasons, talkReasons } from '#core/rules/messages/report-reasons.ts'
import { Words } from '../forms/messages.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { BusinessStatus } from '../shops.ts'

export const ReportAbout = z.enum(['person', 'shop', 'review'])
export type ReportAbout = z.infer<typeof ReportAbout>
export const ReportOutcome = z.enum(['dismissed', 'review_hidden', 'warned', 'person_blocked', 'shop_blocked'])
export type ReportOutcome = z.infer<typeof ReportOutcome>
export const ReportReason = z.enum([...talkReasons, ...reviewReasons])
const HideReason = z.enum(hideReasons)

const row = {
  id: z.uuid(),
  about: ReportAbout,
  reason: ReportReason,
  /** Who or what is reported: the person, the shop, or the writer of the review. */
  subject: z.string(),
  /** The shop that is reported, or on whose side it happened. */
  shop: z.string().nullable(),
  reporter: z.strictObject({ name: z.string(), guest: z.boolean() }),
  /** How often the same person, shop or review was reported before. */
  timesBefore: z.int(),
  createdAt: z.iso.datetime(),
  outcome: ReportOutcome.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
}
export const Report = z.strictObject(row)
export type Report = z.infer<typeof Report>

export const ReportsQuery = z.strictObject({
  /** Those that wait, the oldest first; or those that are decided, the last one first. */
  show: z.enum(['open', 'decided']).default('open'),
  about: ReportAbout.optional(),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type ReportsQuery = z.infer<typeof ReportsQuery>
export const ReportPage = z.strictObject({ reports: z.array(Report), next: z.string().nullable() })
export type ReportPage = z.infer<typeof ReportPage>

/** A report with what was reported, and as much around it as a decision needs. */
export const ReportDetail = z.strictObject({
  ...row,
  /** What the reporter wrote to us. */
  words: z.string(),
  /** The conversation with us about it. */
  answerThreadId: z.uuid(),
  /** How often the reporter has reported before. */
  reporterTimesBefore: z.int(),
  /** The last messages of the conversation up to what was reported, the oldest first. */
  said: z.array(z.strictObject({ name: z.string(), words: z.string(), at: z.iso.datetime(), byReported: z.boolean() })),
  review: z
    .strictObject({
      id: z.uuid(),
      stars: z.int(),
      comment: z.string(),
      answer: z.string().nullable(),
      hidden: z.boolean(),
    })
    .nullable(),
  shopStanding: z.strictObject({ id: z.uuid(), slug: z.string(), status: BusinessStatus }).nullable(),
  /** The reported person may not write to shops or book. */
  blocked: z.boolean(),
  /** What may be decided. */
  acts: z.array(ReportOutcome),
})
export type ReportDetail = z.infer<typeof ReportDetail>

export const ReportId = z.strictObject({ id: z.uuid() })
export const DecideReport = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('dismissed') }),
  z.strictObject({ outcome: z.literal('review_hidden'), reason: HideReason }),
  /** In one's own words, to whoever is reported. */
  z.strictObject({ outcome: z.literal('warned'), words: Words }),
  z.strictObject({ outcome: z.literal('person_blocked') }),
  z.strictObject({ outcome: z.literal('shop_blocked') }),
])
export type DecideReport = z.infer<typeof DecideReport>

/** Somebody who may not write to shops or book. */
export const PersonBlocked = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  guest: z.boolean(),
  reason: ReportReason,
  blockedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type PersonBlocked = z.infer<typeof PersonBlocked>
export const BlocksQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type BlocksQuery = z.infer<typeof BlocksQuery>
export const PeopleBlocked = z.strictObject({ blocks: z.array(PersonBlocked), next: z.string().nullable() })
export type PeopleBlocked = z.infer<typeof PeopleBlocked>

/** A review of any shop, as an admin sees it. */
export const AdminReview = z.strictObject({
  id: z.uuid(),
  shop: z.strictObject({ name: z.string(), slug: z.string() }),
  reviewer: z.string(),
  stars: z.int(),
  comment: z.string(),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
  hiddenAt: z.iso.datetime().nullable(),
  hiddenFor: HideReason.nullable(),
})
export type AdminReview = z.infer<typeof AdminReview>
export const AdminReviewsQuery = z.strictObject({
  /** In the words, the reviewer's name or the shop's. */
  search: z.string().trim().max(100).optional(),
  show: z.enum(['all', 'hidden']).default('all'),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type AdminReviewsQuery = z.infer<typeof AdminReviewsQuery>
export const AdminReviews = z.strictObject({ reviews: z.array(AdminReview), next: z.string().nullable() })
export type AdminReviews = z.infer<typeof AdminReviews>
export const HideReview = z.discriminatedUnion('hidden', [
  z.strictObject({ hidden: z.literal(true), reason: HideReason }),
  z.strictObject({ hidden: z.literal(false) }),
])
export type HideReview = z.infer<typeof HideReview>

/**
 * How often messages, offers, prices and refusals between a shop and its drivers spoke of bank details or a deposit, in
 * the last 30 days.
 */
export const MoneyTalk = z.strictObject({
  shop: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string(), status: BusinessStatus }),
  /** Written by people of the shop. */
  byShop: z.int(),
  /** Written by drivers. */
  byDrivers: z.int(),
  bankDetails: z.int(),
  deposits: z.int(),
  /** Different conversations. */
  threads: z.int(),
  lastAt: z.iso.datetime(),
})
export type MoneyTalk = z.infer<typeof MoneyTalk>
/** The shops whose own people did it most come first; at most 100. */
export const MoneyTalks = z.strictObject({ shops: z.array(MoneyTalk) })
export type MoneyTalks = z.infer<typeof MoneyTalks>

export const adminReportsOperations = {
  'GET /admin/reports': { query: ReportsQuery, responses: { 200: ReportPage } },
  'GET /admin/reports/:id': { params: ReportId, responses: { 200: ReportDetail, 404: Problem } },
  'POST /admin/reports/:id/decision': {
    params: ReportId,
    body: DecideReport,
    responses: { 200: ReportDetail, 404: Problem, 409: Problem },
  },
  'GET /admin/reviews': { query: AdminReviewsQuery, responses: { 200: AdminReviews } },
  'PATCH /admin/reviews/:id': { params: ReportId, body: HideReview, responses: { 200: AdminReview, 404: Problem } },
  'GET /admin/money-talk': { responses: { 200: MoneyTalks } },
  'GET /admin/blocks': { query: BlocksQuery, responses: { 200: PeopleBlocked } },
  'DELETE /admin/blocks/:id': { params: ReportId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
