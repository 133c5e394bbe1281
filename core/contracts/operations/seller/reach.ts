import { Problem } from '../../problem.ts'
import { Reach, ReachOf } from '../../seller/reach.ts'
import type { Operations } from '../operation.ts'

export const reachOperations = {
  'GET /shops/:shopId/reach': { params: ReachOf, responses: { 200: Reach, 404: Problem } },
} satisfies Operations
