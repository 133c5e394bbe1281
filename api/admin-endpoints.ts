import { announcementEndpoints } from './admin/announcements/endpoints.ts'
import { adminApplicationsEndpoints } from './admin/applications/endpoints.ts'
import { auditEndpoints } from './admin/audit/endpoints.ts'
import { adminBusinessesEndpoints } from './admin/businesses/endpoints.ts'
import { peopleEndpoints } from './admin/people/endpoints.ts'
import { templateEndpoints } from './admin/templates/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  Applications: adminApplicationsEndpoints,
  Businesses: adminBusinessesEndpoints,
  Announcements: announcementEndpoints,
  'Audit trail': auditEndpoints,
  Templates: templateEndpoints,
  People: peopleEndpoints,
}
