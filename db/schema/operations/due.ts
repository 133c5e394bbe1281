import type { Defaulted, Instant, Optional, OptionalInstant } from '../columns.ts'

/** A row of any kind whose work has failed, until it succeeds or somebody closes it. */
export type DueFailureTable = {
  id: Defaulted<string>
  /** The work, by its name in core/rules/operations/due-names.ts. */
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
