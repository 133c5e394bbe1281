import {
  BusinessCounts,
  BusinessesQuery,
  BusinessOf,
  BusinessPage,
  BusinessStanding,
  SetBusinessStatus,
} from '../../admin/businesses.ts'
import { Problem } from '../../problem.ts'
import type { Operations } from '../operation.ts'

export const adminBusinessesOperations = {
  'GET /admin/businesses': { query: BusinessesQuery, responses: { 200: BusinessPage } },
  'GET /admin/businesses/counts': { responses: { 200: BusinessCounts } },
  'POST /admin/businesses/:shopId/status': {
    params: BusinessOf,
    body: SetBusinessStatus,
    responses: { 200: BusinessStanding, 404: Problem, 409: Problem },
  },
} satisfies Operations
