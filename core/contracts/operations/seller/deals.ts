import { Problem } from '../../problem.ts'
import {
  ChangeDeal,
  CreateDeal,
  DealPreview,
  DealPreviewQuery,
  DealsOf,
  DealTyres,
  DealTyresQuery,
  OneDeal,
  OwnDeal,
  OwnDeals,
  OwnDealsQuery,
} from '../../seller/deals.ts'
import { nothing, type Operations } from '../operation.ts'

export const ownDealsOperations = {
  'GET /shops/:shopId/own-deals': { params: DealsOf, query: OwnDealsQuery, responses: { 200: OwnDeals, 404: Problem } },
  'POST /shops/:shopId/own-deals': {
    params: DealsOf,
    body: CreateDeal,
    responses: { 201: OwnDeal, 404: Problem, 409: Problem },
  },
  'PATCH /own-deals/:id': {
    params: OneDeal,
    body: ChangeDeal,
    responses: { 200: OwnDeal, 404: Problem, 409: Problem },
  },
  'DELETE /own-deals/:id': { params: OneDeal, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /shops/:shopId/deal-tyres': {
    params: DealsOf,
    query: DealTyresQuery,
    responses: { 200: DealTyres, 404: Problem },
  },
  'GET /shops/:shopId/deal-preview': {
    params: DealsOf,
    query: DealPreviewQuery,
    responses: { 200: DealPreview, 404: Problem },
  },
} satisfies Operations
