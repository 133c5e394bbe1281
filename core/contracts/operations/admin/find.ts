import { AdminFindQuery, FoundByAdmin } from '../../admin/find.ts'
import type { Operations } from '../operation.ts'

export const adminFindOperations = {
  'GET /admin/find': { query: AdminFindQuery, responses: { 200: FoundByAdmin } },
} satisfies Operations
