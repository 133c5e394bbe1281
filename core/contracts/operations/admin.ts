import { auditOperations } from './admin/audit.ts'
import { adminFitmentOperations } from './admin/fitment.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...auditOperations,
  ...adminFitmentOperations,
}
