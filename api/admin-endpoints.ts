import { auditEndpoints } from './admin/audit/endpoints.ts'
import { fitmentEndpoints } from './admin/fitment/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  'Audit trail': auditEndpoints,
  Fitment: fitmentEndpoints,
}
