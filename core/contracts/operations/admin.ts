import { announcementOperations } from './admin/announcements.ts'
import { auditOperations } from './admin/audit.ts'
import { adminRevenueOperations } from './admin/revenue.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...announcementOperations,
  ...auditOperations,
  ...adminRevenueOperations,
}
