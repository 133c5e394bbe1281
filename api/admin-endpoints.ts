import { adminsEndpoints } from './admin/admins/endpoints.ts'
import { announcementEndpoints } from './admin/announcements/endpoints.ts'
import { adminApplicationsEndpoints } from './admin/applications/endpoints.ts'
import { auditEndpoints } from './admin/audit/endpoints.ts'
import { adminBusinessesEndpoints } from './admin/businesses/endpoints.ts'
import { dealsEndpoints } from './admin/deals/endpoints.ts'
import { entryEndpoints } from './admin/entry/endpoints.ts'
import { fitmentEndpoints } from './admin/fitment/endpoints.ts'
import { operationsEndpoints } from './admin/operations/endpoints.ts'
import { overviewEndpoints } from './admin/overview/endpoints.ts'
import { peopleEndpoints } from './admin/people/endpoints.ts'
import { placeEndpoints } from './admin/places/endpoints.ts'
import { reportsEndpoints } from './admin/reports/endpoints.ts'
import { revenueEndpoints } from './admin/revenue/endpoints.ts'
import { securityEndpoints } from './admin/security/endpoints.ts'
import { supportEndpoints } from './admin/support/endpoints.ts'
import { switchesEndpoints } from './admin/switches/endpoints.ts'
import { templateEndpoints } from './admin/templates/endpoints.ts'
import { tyreEndpoints } from './admin/tyres/endpoints.ts'
import { understandingEndpoints } from './admin/understanding/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  'The console': overviewEndpoints,
  'Central tyre database': tyreEndpoints,
  'Admins signing in': [...entryEndpoints, ...securityEndpoints],
  Admins: adminsEndpoints,
  Applications: adminApplicationsEndpoints,
  Businesses: adminBusinessesEndpoints,
  Announcements: announcementEndpoints,
  'Audit trail': auditEndpoints,
  Operations: operationsEndpoints,
  Templates: templateEndpoints,
  People: peopleEndpoints,
  Fitment: fitmentEndpoints,
  Places: placeEndpoints,
  'What people said': understandingEndpoints,
  'Deal management': dealsEndpoints,
  'Reports and reviews': reportsEndpoints,
  Support: supportEndpoints,
  Revenue: revenueEndpoints,
  Switches: switchesEndpoints,
}
