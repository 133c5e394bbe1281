import type { Defaulted, Instant, Json, Optional, OptionalInstant } from './columns.ts'

export type EventTable = {
  id: Defaulted<string>
  type: string
  data: Json<unknown>
  at: Instant
  attempts: Defaulted<number>
  handled_at: OptionalInstant
}

export type NotificationTable = {
  id: Defaulted<string>
  event_id: string
  /** contact:<id>, shop:<id> (its own mailbox) or guest:<booking id>. */
  recipient: string
  contact_id: Optional<string>
  kind: string
  channel: 'whatsapp' | 'email' | 'in_app'
  decision: 'send' | 'hold' | 'drop'
  reason: string
  outbound_message_id: Optional<string>
  mail_id: Optional<string>
  decided_at: Instant
}

export type RateLimitTable = { key: string; points: Defaulted<number>; expire: Optional<string> }
