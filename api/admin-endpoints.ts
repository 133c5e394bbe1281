import { auditEndpoints } from './admin/audit/endpoints.ts'
import { entryEndpoints } from './admin/entry/endpoints.ts'
import { securityEndpoints } from './admin/security/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  'Admins signing in': [...entryEndpoints, ...securityEndpoints],
  'Audit trail': auditEndpoints,
}
