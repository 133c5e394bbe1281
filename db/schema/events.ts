import type { Notice } from '#core/texts/notice.ts'
import type { Defaulted, Instant, Json, Optional, OptionalInstant, OptionalJson } from './columns.ts'

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
  /** contact:<id>, account:<id>, shop:<id> (its own mailbox) or guest:<booking id>. */
  recipient: string
  contact_id: Optional<string>
  kind: string
  channel: 'whatsapp' | 'email' | 'in_app' | 'sms'
  decision: 'send' | 'hold' | 'drop'
  reason: string
  outbound_message_id: Optional<string>
  mail_id: Optional<string>
  /** Its words, where it is read in the app. */
  notice: OptionalJson<Notice>
  read_at: OptionalInstant
  decided_at: Instant
}

export type DigestItemTable = {
  id: Defaulted<string>
  contact_id: string
  notification_id: string
  kind: string
  notice: Json<Notice>
  due_at: Instant
  settled_at: OptionalInstant
}

export type RateLimitTable = { key: string; points: Defaulted<number>; expire: Optional<string> }
