import { announcementOperations } from './admin/announcements.ts'
import { adminApplicationsOperations } from './admin/applications.ts'
import { auditOperations } from './admin/audit.ts'
import { adminBusinessesOperations } from './admin/businesses.ts'
import { overviewOperations } from './admin/overview.ts'
import { adminRevenueOperations } from './admin/revenue.ts'
import { adminSecurityOperations } from './admin/security.ts'
import { adminSignInOperations } from './admin/sign-in.ts'
import { switchesOperations } from './admin/switches.ts'
import { tyresOperations } from './admin/tyres.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...announcementOperations,
  ...adminApplicationsOperations,
  ...auditOperations,
  ...adminBusinessesOperations,
  ...overviewOperations,
  ...adminRevenueOperations,
  ...adminSecurityOperations,
  ...adminSignInOperations,
  ...switchesOperations,
  ...tyresOperations,
}
