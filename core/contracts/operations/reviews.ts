import { ReviewForm, WriteReview } from '../forms/messages.ts'
import { Problem } from '../problem.ts'
import {
  ReportReview,
  ReviewAnswer,
  ReviewId,
  ReviewPage,
  ReviewReported,
  ReviewsQuery,
  ReviewView,
} from '../reviews.ts'
import { ShopName } from '../shop-directory.ts'
import { GuestToken } from '../threads.ts'
import type { Operations } from './operation.ts'

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
