import type { AuditAction, AuditedEntity } from '#core/contracts/admin/audit.ts'
import type { PushPayload } from '#core/notifications/notice.ts'
import type { Defaulted, Instant, Json, Optional, OptionalInstant, OptionalJson } from './columns.ts'

export type SiteContentName =
  | 'claims'
  | 'figures'
  | 'support_email'
  | 'support_whatsapp'
  | 'registered_address'
  | 'help_url'

export type SiteContentTable = {
  name: SiteContentName
  id: Defaulted<string>
  value: Json<unknown>
  /** Written by the demo, not by an admin. */
  is_demo: Defaulted<boolean>
  updated_at: Instant
}

export type ShopImageTable = {
  id: Defaulted<string>
  shop_id: string
  /** The first one is the shop's face. */
  position: number
  url: string
  alt: Defaulted<string>
  width: number
  height: number
  created_at: Instant
}

/** A picture for everybody that was kept or given up lately, until it is known whether anything shows it. */
export type LoosePictureTable = { url: string; since: Instant }

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

export type UndoneThing = 'booking' | 'message' | 'stock' | 'removed' | 'hours'

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

export type IdempotencyKeyTable = {
  /** account:<id>, or guest. */
  actor: string
  /** POST /bookings */
  endpoint: string
  key: string
  /** Of what was sent. */
  fingerprint: string
  /** Empty only inside the transaction that makes the answer. */
  status: Optional<number>
  /** JSON as it was sent. */
  answer: Optional<string>
  created_at: Instant
  expires_at: Instant
}

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
  /** What it all began with: the MessageSid of a person's message, or the id of a request. */
  trace_id: Optional<string>
}
