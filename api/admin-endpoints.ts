import { announcementEndpoints } from './admin/announcements/endpoints.ts'
import { adminApplicationsEndpoints } from './admin/applications/endpoints.ts'
import { auditEndpoints } from './admin/audit/endpoints.ts'
import { adminBusinessesEndpoints } from './admin/businesses/endpoints.ts'
import { operationsEndpoints } from './admin/operations/endpoints.ts'
import { switchesEndpoints } from './admin/switches/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  Applications: adminApplicationsEndpoints,
  Businesses: adminBusinessesEndpoints,
  Announcements: announcementEndpoints,
  'Audit trail': auditEndpoints,
  Operations: operationsEndpoints,
  Switches: switchesEndpoints,
}
