import type { Endpoint } from '../route.ts'
import { adminsEndpoints } from './admins/endpoints.ts'
import { announcementEndpoints } from './announcements/endpoints.ts'
import { adminApplicationsEndpoints } from './applications/endpoints.ts'
import { auditEndpoints } from './audit/endpoints.ts'
import { adminBusinessesEndpoints } from './businesses/endpoints.ts'
import { contentEndpoints } from './content/endpoints.ts'
import { dealsEndpoints } from './deals/endpoints.ts'
import { entryEndpoints } from './entry/endpoints.ts'
import { fitmentEndpoints } from './fitment/endpoints.ts'
import { operationsEndpoints } from './operations/endpoints.ts'
import { overviewEndpoints } from './overview/endpoints.ts'
import { peopleEndpoints } from './people/endpoints.ts'
import { placeEndpoints } from './places/endpoints.ts'
import { reportsEndpoints } from './reports/endpoints.ts'
import { revenueEndpoints } from './revenue/endpoints.ts'
import { securityEndpoints } from './security/endpoints.ts'
import { supportEndpoints } from './support/endpoints.ts'
import { switchesEndpoints } from './switches/endpoints.ts'
import { templateEndpoints } from './templates/endpoints.ts'
import { tyreEndpoints } from './tyres/endpoints.ts'
import { understandingEndpoints } from './understanding/endpoints.ts'

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
  'Site content': contentEndpoints,
}
