import { Problem } from '../../problem.ts'
import { FindAtCounterOf, FindQuery, FoundAtCounter } from '../../seller/find.ts'
import type { Operations } from '../operation.ts'

export const findOperations = {
  'GET /shops/:shopId/find': {
    params: FindAtCounterOf,
    query: FindQuery,
    responses: { 200: FoundAtCounter, 404: Problem },
  },
} satisfies Operations
