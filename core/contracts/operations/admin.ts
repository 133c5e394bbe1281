import { announcementOperations } from './admin/announcements.ts'
import { adminApplicationsOperations } from './admin/applications.ts'
import { auditOperations } from './admin/audit.ts'
import { adminBusinessesOperations } from './admin/businesses.ts'
import { operationsOperations } from './admin/operations.ts'
import { switchesOperations } from './admin/switches.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...announcementOperations,
  ...adminApplicationsOperations,
  ...auditOperations,
  ...adminBusinessesOperations,
  ...operationsOperations,
  ...switchesOperations,
}
