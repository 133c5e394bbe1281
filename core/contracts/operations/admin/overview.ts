import { AdminOverview, AdminWaiting } from '../../admin/overview.ts'
import type { Operations } from '../operation.ts'

export const overviewOperations = {
  'GET /admin/overview': { responses: { 200: AdminOverview } },
  'GET /admin/waiting': { responses: { 200: AdminWaiting } },
} satisfies Operations
