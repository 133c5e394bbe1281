import { Delivery, DeliveryQuery } from '../../admin/delivery.ts'
import {
  FailedJobs,
  FailedJobsQuery,
  HeldDecided,
  HeldGroup,
  HeldGroups,
  OperationsView,
  Retried,
  RetryJobs,
  SetAside,
  ThisJob,
  ThisRow,
  Troubles,
} from '../../admin/operations.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

export const operationsOperations = {
  'GET /admin/operations': { responses: { 200: OperationsView } },
  'GET /admin/operations/jobs': { query: FailedJobsQuery, responses: { 200: FailedJobs, 503: Problem } },
  'POST /admin/operations/jobs/retry': { body: RetryJobs, responses: { 200: Retried, 503: Problem } },
  'POST /admin/operations/jobs/:id/retry': { params: ThisJob, responses: { 204: nothing, 404: Problem, 503: Problem } },
  'DELETE /admin/operations/jobs/:id': { params: ThisJob, responses: { 204: nothing, 404: Problem, 503: Problem } },
  'GET /admin/operations/set-aside': { responses: { 200: SetAside } },
  'POST /admin/operations/set-aside/:id/retry': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/set-aside/:id/close': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/events/:id/retry': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/events/:id/close': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'GET /admin/operations/held': { responses: { 200: HeldGroups } },
  'POST /admin/operations/held/send': { body: HeldGroup, responses: { 200: HeldDecided } },
  'POST /admin/operations/held/drop': { body: HeldGroup, responses: { 200: HeldDecided } },
  'GET /admin/operations/delivery': { query: DeliveryQuery, responses: { 200: Delivery } },
  'GET /admin/operations/troubles': { responses: { 200: Troubles } },
  'POST /admin/operations/troubles/:id/settle': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
