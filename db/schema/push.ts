import type { PushPayload } from '#core/notifications/notice.ts'
import type { Defaulted, Instant, Json, Optional, OptionalInstant } from './columns.ts'

export type PushKeyTable = { only_one: Defaulted<boolean>; public_key: string; private_key: string }

export type PushSubscriptionTable = {
  id: Defaulted<string>
  /** The session in which it was asked for, and with which it ends. */
  session_id: string
  /** The address at the push service; whoever knows it and the keys may notify the browser. */
  endpoint: string
  p256dh: string
  auth: string
  /** The name by which its person knows it. */
  device: string
  shows_words: Defaulted<boolean>
  created_at: Instant
  last_sent_at: OptionalInstant
}

export type PushMessageTable = {
  id: Defaulted<string>
  notification_id: string
  /** Null once the browser is no longer notified. */
  subscription_id: Optional<string>
  booking_id: Optional<string>
  payload: Json<PushPayload>
  status: 'held' | 'dropped' | 'queued' | 'sending' | 'sent' | 'failed'
  due_at: Instant
  expires_at: Instant
  attempts: Defaulted<number>
  claimed_at: OptionalInstant
  error_text: Optional<string>
  sent_at: OptionalInstant
  created_at: Instant
}
