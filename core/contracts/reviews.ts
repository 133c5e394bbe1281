import { z } from 'zod'
import { reviewReasons } from '#core/rules/messages/report-reasons.ts'
import { ReviewForm, WriteReview } from './forms/messages.ts'
import { Lines } from './forms/typed.ts'
import type { Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { After, numeric } from './query.ts'
import { ShopName } from './shop-directory.ts'
import { GuestToken } from './threads.ts'

export const ReviewView = z.strictObject({
  id: z.uuid(),
  user: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string(),
  /** What the shop says to it. */
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type ReviewView = z.infer<typeof ReviewView>

export const ReviewPage = z.strictObject({ reviews: z.array(ReviewView), next: z.string().nullable() })
export type ReviewPage = z.infer<typeof ReviewPage>
export const ReviewsQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})

export const ReviewAnswer = z.strictObject({ answer: Lines().min(1, 'An answer is required').max(1000) })
/** To us, about a review. */
export const ReportReview = z.strictObject({
  reason: z.enum(reviewReasons),
  words: Lines().max(1000, 'Must be at most 1000 characters').default(''),
})
export type ReportReview = z.infer<typeof ReportReview>
/** The conversation with us about it. */
export const ReviewReported = z.strictObject({ threadId: z.uuid() })
export type ReviewReported = z.infer<typeof ReviewReported>

export const ReviewId = z.strictObject({ id: z.uuid() })

export const reviewsOperations = {
  'GET /shops/:shop/reviews': { params: ShopName, query: ReviewsQuery, responses: { 200: ReviewPage, 404: Problem } },
  'POST /reviews': { body: WriteReview, responses: { 201: ReviewView, 404: Problem, 409: Problem } },
  'POST /guest-bookings/:token/review': {
    params: GuestToken,
    body: ReviewForm,
    responses: { 201: ReviewView, 404: Problem, 409: Problem },
  },
  'POST /reviews/:id/answer': {
    params: ReviewId,
    body: ReviewAnswer,
    responses: { 200: ReviewView, 404: Problem, 409: Problem },
  },
  'POST /reviews/:id/reports': {
    params: ReviewId,
    body: ReportReview,
    responses: { 201: ReviewReported, 404: Problem },
  },
} satisfies Operations
