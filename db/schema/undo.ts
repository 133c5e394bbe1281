import type { Defaulted, Instant, Json } from './columns.ts'

export type UndoneThing = 'booking' | 'message' | 'stock' | 'hours'

export type UndoStepTable = {
  id: Defaulted<string>
  contact_id: string
  what: UndoneThing
  /** A booking, a message of a thread, or a shop. */
  subject_id: string
  before: Json<unknown>
  after: Json<unknown>
  until: Instant
}
