import type { AuditAction, AuditedEntity } from '#core/contracts/admin/audit.ts'
import type { Defaulted, Instant, Optional, OptionalJson } from './columns.ts'

export type AuditEntryTable = {
  id: Defaulted<string>
  /** Who did it, or whom the notice went to. Null for a guest. */
  contact_id: Optional<string>
  thread_id: Optional<string>
  message_id: Optional<string>
  action: AuditAction
  entity_type: AuditedEntity
  entity_id: string
  old_values: OptionalJson<unknown>
  new_values: OptionalJson<unknown>
  ip_address: Optional<string>
  user_agent: Optional<string>
  at: Instant
}
