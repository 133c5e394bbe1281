import { AdminDeal, AdminDealId, AdminDeals, AdminDealsQuery, FeatureDeal } from '../../admin/deals.ts'
import { Problem } from '../../problem.ts'
import type { Operations } from '../operation.ts'

export const adminDealsOperations = {
  'GET /admin/deals': { query: AdminDealsQuery, responses: { 200: AdminDeals } },
  'PATCH /admin/deals/:id': {
    params: AdminDealId,
    body: FeatureDeal,
    responses: { 200: AdminDeal, 404: Problem },
  },
} satisfies Operations
