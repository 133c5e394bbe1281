import { Delivery, DeliveryQuery } from '../../admin/delivery.ts'
import {
  HeldDecided,
  HeldGroup,
  HeldGroups,
  OperationsView,
  Retried,
  SetAside,
  ThisRow,
  ThisWork,
  Troubles,
} from '../../admin/operations.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

export const operationsOperations = {
  'GET /admin/operations': { responses: { 200: OperationsView } },
  'GET /admin/operations/set-aside': { responses: { 200: SetAside } },
  'POST /admin/operations/set-aside/:id/retry': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/set-aside/:id/close': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/due/retry': { body: ThisWork, responses: { 200: Retried } },
  'POST /admin/operations/due/:id/retry': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'POST /admin/operations/due/:id/close': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
  'GET /admin/operations/held': { responses: { 200: HeldGroups } },
  'POST /admin/operations/held/send': { body: HeldGroup, responses: { 200: HeldDecided } },
  'POST /admin/operations/held/drop': { body: HeldGroup, responses: { 200: HeldDecided } },
  'GET /admin/operations/delivery': { query: DeliveryQuery, responses: { 200: Delivery } },
  'GET /admin/operations/troubles': { responses: { 200: Troubles } },
  'POST /admin/operations/troubles/:id/settle': { params: ThisRow, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
