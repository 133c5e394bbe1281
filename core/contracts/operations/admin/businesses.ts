import {
  BusinessCounts,
  BusinessDetail,
  BusinessesQuery,
  BusinessLatest,
  BusinessOf,
  BusinessPage,
  BusinessStanding,
  MessageToOwner,
  SentToOwner,
  SetBusinessStatus,
  SetShopFee,
  ShopFee,
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
} satisfies Operations
