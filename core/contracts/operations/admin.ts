import { auditOperations } from './admin/audit.ts'
import { adminSecurityOperations } from './admin/security.ts'
import { adminSignInOperations } from './admin/sign-in.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...auditOperations,
  ...adminSignInOperations,
  ...adminSecurityOperations,
}
