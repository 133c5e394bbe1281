import { adminAdminsOperations } from '../admin/admins.ts'
import { announcementOperations } from '../admin/announcements.ts'
import { adminApplicationsOperations } from '../admin/applications.ts'
import { auditOperations } from '../admin/audit.ts'
import { brandsOperations } from '../admin/brands.ts'
import { adminBusinessesOperations } from '../admin/businesses.ts'
import { contentOperations } from '../admin/content.ts'
import { adminDealsOperations } from '../admin/deals.ts'
import { adminSecurityOperations } from '../admin/entry/security.ts'
import { adminSignInOperations } from '../admin/entry/sign-in.ts'
import { adminFindOperations } from '../admin/find.ts'
import { adminFitmentOperations } from '../admin/fitment.ts'
import { operationsOperations } from '../admin/operations.ts'
import { overviewOperations } from '../admin/overview.ts'
import { peopleOperations } from '../admin/people.ts'
import { adminPlaceOperations } from '../admin/places.ts'
import { adminReportsOperations } from '../admin/reports.ts'
import { adminRevenueOperations } from '../admin/revenue.ts'
import { adminSupportOperations } from '../admin/support.ts'
import { switchesOperations } from '../admin/switches.ts'
import { templateOperations } from '../admin/templates.ts'
import { tyreImportsOperations } from '../admin/tyre-import.ts'
import { tyresOperations } from '../admin/tyres.ts'
import { adminUnderstandingOperations } from '../admin/understanding.ts'

/** What admins do, by its key. tests/attacks/admin-rights.test.ts shows that nobody else may. */
export const adminOperations = {
  ...adminAdminsOperations,
  ...announcementOperations,
  ...adminApplicationsOperations,
  ...auditOperations,
  ...adminBusinessesOperations,
  ...contentOperations,
  ...adminDealsOperations,
  ...adminFindOperations,
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
  ...tyreImportsOperations,
  ...brandsOperations,
  ...adminUnderstandingOperations,
}
