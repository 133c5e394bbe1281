import {
  ApplicationDecided,
  ApplicationPage,
  ApplicationsQuery,
  RejectApplication,
  RequestMore,
} from '../../admin/applications.ts'
import { Problem } from '../../problem.ts'
import { ApplicationOf } from '../../seller/joining.ts'
import type { Operations } from '../operation.ts'

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
