import { auditEndpoints } from './admin/audit/endpoints.ts'
import { tyreEndpoints } from './admin/tyres/endpoints.ts'
import type { Endpoint } from './route.ts'

/** What admins do, in the order in which it is told of. */
export const consoleAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  'Central tyre database': tyreEndpoints,
  'Audit trail': auditEndpoints,
}
