import { auditOperations } from './admin/audit.ts'
import { overviewOperations } from './admin/overview.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...overviewOperations,
  ...auditOperations,
}
