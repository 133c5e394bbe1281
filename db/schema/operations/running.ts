import type { SwitchName } from '#core/rules/operations/names.ts'
import type { DateOnly, Defaulted, Facts, Instant, Optional, OptionalInstant } from '../columns.ts'

export type SwitchTable = {
  name: SwitchName
  id: Defaulted<string>
  stopped_at: OptionalInstant
  reason: Optional<string>
  contact_id: Optional<string>
  resumed_at: OptionalInstant
}

/** What a process says of itself. */
type ProcessFacts = {
  /** 'ok' or 'failed', by the name of the check. */
  checks: Record<string, 'ok' | 'failed'>
  memoryBytes: number
  /** Of the disk that holds DATA_DIR; null where it cannot be read. */
  disk: { freeBytes: number; totalBytes: number } | null
  /** How many jobs it did and failed within the last minute, by name. */
  jobs: Record<string, { completed: number; failed: number }>
}

export type ProcessHeartbeatTable = {
  id: string
  name: string
  host: string
  pid: number
  build: string
  started_at: Instant
  seen_at: Instant
  facts: Facts<ProcessFacts>
}

export type DeliveryDayTable = {
  day: DateOnly
  channel: 'whatsapp' | 'sms' | 'email'
  kind: string
  made: number
  sent: number
  delivered: number
  read: number
  failed: number
}

/** A row of any kind whose work has failed, until it succeeds or somebody closes it. */
export type DueFailureTable = {
  id: Defaulted<string>
  /** The work, by its name in core/rules/operations/names.ts. */
  work: string
  row_id: string
  attempts: number
  failure: Optional<string>
  since: Instant
  /** Null: it is set aside. */
  retry_at: OptionalInstant
  set_aside_at: OptionalInstant
  closed_at: OptionalInstant
}
