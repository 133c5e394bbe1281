import {
  AdminReview,
  AdminReviews,
  AdminReviewsQuery,
  BlocksQuery,
  DecideReport,
  HideReview,
  MoneyTalks,
  PeopleBlocked,
  ReportDetail,
  ReportId,
  ReportPage,
  ReportsQuery,
} from '../../admin/reports.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

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
