import { announcementEndpoints } from './admin/announcements/endpoints.ts'
import { adminApplicationsEndpoints } from './admin/applications/endpoints.ts'
import { auditEndpoints } from './admin/audit/endpoints.ts'
import { adminBusinessesEndpoints } from './admin/businesses/endpoints.ts'
import { entryEndpoints } from './admin/entry/endpoints.ts'
import { overviewEndpoints } from './admin/overview/endpoints.ts'
import { revenueEndpoints } from './admin/revenue/endpoints.ts'
import { securityEndpoints } from './admin/security/endpoints.ts'
import { switchesEndpoints } from './admin/switches/endpoints.ts'
import { tyreEndpoints } from './admin/tyres/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  'The console': overviewEndpoints,
  'Central tyre database': tyreEndpoints,
  'Admins signing in': [...entryEndpoints, ...securityEndpoints],
  Applications: adminApplicationsEndpoints,
  Businesses: adminBusinessesEndpoints,
  Announcements: announcementEndpoints,
  'Audit trail': auditEndpoints,
  Revenue: revenueEndpoints,
  Switches: switchesEndpoints,
}
