import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import type { Instant, OptionalInstant } from './columns.ts'

/** An account that works in the console. A row without an end is in force. */
export type AdminTable = {
  account_id: string
  roles: AdminRole[]
  created_at: Instant
  ended_at: OptionalInstant
}
