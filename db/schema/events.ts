import type { Notice } from '#core/notifications/notice.ts'
import type { Channel } from '#core/rules/notifications/preferences.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Defaulted, Facts, Instant, Json, Optional, OptionalInstant, OptionalJson } from './columns.ts'

export type EventTable = {
  id: Defaulted<string>
  type: string
  data: Json<unknown>
  at: Instant
  handled_at: OptionalInstant
  /** Nothing follows from it before then; null: at once. */
  due_at: OptionalInstant
  /** The step that drops it when it is undone. */
  undo_id: Optional<string>
  /** What it all began with: the MessageSid of a person's message, or the id of a request. */
  trace_id: Optional<string>
}

export type NotificationTable = {
  id: Defaulted<string>
  event_id: string
  /** contact:<id>, account:<id>, shop:<id> (its own mailbox) or guest:<booking id>. */
  recipient: string
  contact_id: Optional<string>
  kind: string
  channel: Channel
  decision: 'send' | 'hold' | 'drop'
  reason: Facts<Reason>
  outbound_message_id: Optional<string>
  mail_id: Optional<string>
  /** As it was made. Null: it was not made, for its cause was gone. */
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
