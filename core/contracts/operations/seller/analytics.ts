import { Problem } from '../../problem.ts'
import { Analytics, AnalyticsOf, AnalyticsQuery } from '../../seller/analytics.ts'
import type { Operations } from '../operation.ts'

export const analyticsOperations = {
  'GET /shops/:shopId/analytics': {
    params: AnalyticsOf,
    query: AnalyticsQuery,
    responses: { 200: Analytics, 404: Problem },
  },
} satisfies Operations
