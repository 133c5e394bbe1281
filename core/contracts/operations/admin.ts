import { announcementOperations } from './admin/announcements.ts'
import { adminApplicationsOperations } from './admin/applications.ts'
import { auditOperations } from './admin/audit.ts'
import { adminFitmentOperations } from './admin/fitment.ts'
import { adminUnderstandingOperations } from './admin/understanding.ts'
import { adminBusinessesOperations } from './admin/businesses.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...announcementOperations,
  ...auditOperations,
  ...adminFitmentOperations,
  ...adminUnderstandingOperations,
  ...adminApplicationsOperations,
  ...adminBusinessesOperations,
}
