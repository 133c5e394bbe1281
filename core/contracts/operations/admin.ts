import { adminAdminsOperations } from './admin/admins.ts'
import { announcementOperations } from './admin/announcements.ts'
import { adminApplicationsOperations } from './admin/applications.ts'
import { auditOperations } from './admin/audit.ts'
import { adminBusinessesOperations } from './admin/businesses.ts'
import { adminDealsOperations } from './admin/deals.ts'
import { adminFitmentOperations } from './admin/fitment.ts'
import { operationsOperations } from './admin/operations.ts'
import { overviewOperations } from './admin/overview.ts'
import { peopleOperations } from './admin/people.ts'
import { adminPlaceOperations } from './admin/places.ts'
import { adminReportsOperations } from './admin/reports.ts'
import { adminRevenueOperations } from './admin/revenue.ts'
import { adminSecurityOperations } from './admin/security.ts'
import { adminSignInOperations } from './admin/sign-in.ts'
import { adminSupportOperations } from './admin/support.ts'
import { switchesOperations } from './admin/switches.ts'
import { templateOperations } from './admin/templates.ts'
import { tyresOperations } from './admin/tyres.ts'
import { adminUnderstandingOperations } from './admin/understanding.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...adminAdminsOperations,
  ...announcementOperations,
  ...adminApplicationsOperations,
  ...auditOperations,
  ...adminBusinessesOperations,
  ...adminDealsOperations,
  ...adminFitmentOperations,
  ...operationsOperations,
  ...overviewOperations,
  ...peopleOperations,
  ...adminPlaceOperations,
  ...adminReportsOperations,
  ...adminRevenueOperations,
  ...adminSecurityOperations,
  ...adminSignInOperations,
  ...adminSupportOperations,
  ...switchesOperations,
  ...templateOperations,
  ...tyresOperations,
  ...adminUnderstandingOperations,
}
