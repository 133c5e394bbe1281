import type { MessageMetadata, ParticipantRole, QuoteExtra, ThreadStatus, ThreadType } from '#core/contracts/threads.ts'
import type { MoneyMark } from '#core/rules/messages/money-talk.ts'
import type { HideReason } from '#core/rules/messages/report-reasons.ts'
import type { Defaulted, DefaultedJson, Instant, Optional, OptionalInstant } from './columns.ts'

export type QuoteTable = {
  id: Defaulted<string>
  /** The short code that people can type. */
  reference: string
  shop_id: string
  listing_id: Optional<string>
  tyre_brand: Optional<string>
  tyre_model: Optional<string>
  /** With its service description: 205/55R16 91V. */
  tyre_size: Optional<string>
  /** One tyre, when it was asked for. */
  price_cents: Optional<number>
  quantity: number
  extras: Defaulted<QuoteExtra[]>
  notes: Defaulted<string>
  created_at: Instant
}

export type ThreadTable = {
  id: Defaulted<string>
  /** Null in a thread with us. */
  shop_id: Optional<string>
  type: ThreadType
  status: Defaulted<ThreadStatus>
  subject: Optional<string>
  booking_id: Optional<string>
  quote_reference: Optional<string>
  /** In a thread with us: the shop that an admin writes to its owner about. */
  about_shop_id: Optional<string>
  created_at: Instant
  updated_at: Instant
  last_message_at: Instant
  /** A membership of the shop. It counts while the membership lasts. */
  assignee_id: Optional<string>
  /** Who of us looks after a conversation with us. It counts while they are an admin. */
  admin_id: Optional<string>
  snoozed_until: OptionalInstant
  /** When a snooze ended. */
  woken_at: OptionalInstant
  /** The customer's first message that nobody has answered. */
  waiting_since: OptionalInstant
  /** When the members are told that the answer is due soon. */
  warn_at: OptionalInstant
  /** The away message has been sent for the closed spell that ends then. */
  away_until: OptionalInstant
}

export type ThreadParticipantTable = {
  id: Defaulted<string>
  thread_id: string
  /** Null for a guest, of whom only is known what they typed. */
  contact_id: Optional<string>
  role: ParticipantRole
  guest_name: Optional<string>
  guest_email: Optional<string>
  /** E.164, not proven to be theirs. */
  guest_phone: Optional<string>
  /** Goes up when the guest's part is claimed: links of an earlier version open nothing. */
  link_version: Defaulted<number>
  is_active: Defaulted<boolean>
  last_read_at: OptionalInstant
  /** What others sent until then is read, but for what is marked as unread. */
  read_to: OptionalInstant
  on_page_at: OptionalInstant
  /** The first name, for a shop that was only asked beside the road. */
  called: Optional<string>
  is_archived: Defaulted<boolean>
  is_deleted: Defaulted<boolean>
  joined_at: Instant
}

export type ThreadMessageTable = {
  id: Defaulted<string>
  thread_id: string
  /** A participant. */
  sender_id: string
  content: string
  message_type: Defaulted<'text'>
  metadata: DefaultedJson<MessageMetadata>
  reply_to_id: Optional<string>
  is_automated: Defaulted<boolean>
  scheduled_for: OptionalInstant
  /** Null until the time that it is scheduled for. */
  sent_at: OptionalInstant
  created_at: Instant
  /** Chosen by the page that sends it; once for each sender. */
  client_key: Optional<string>
  /** It speaks of money that would not be paid at the shop. */
  money_mark: Optional<MoneyMark>
}

export type ThreadMessageStateTable = {
  message_id: string
  participant_id: string
  read_at: OptionalInstant
  marked_unread_at: OptionalInstant
  archived_at: OptionalInstant
  deleted_at: OptionalInstant
}

export type BookmarkTable = {
  id: Defaulted<string>
  contact_id: string
  type: 'shop' | 'deal'
  shop_id: Optional<string>
  deal_id: Optional<string>
  notes: Defaulted<string>
  created_at: Instant
}

export type ReviewTable = {
  id: Defaulted<string>
  booking_id: string
  shop_id: string
  contact_id: Optional<string>
  /** As the booking names them. */
  reviewer: string
  stars: number
  comment: Defaulted<string>
  answer: Optional<string>
  answered_at: OptionalInstant
  hidden_at: OptionalInstant
  hidden_for: Optional<HideReason>
  created_at: Instant
}

/** Words of an offer, a price or a refusal that speak of money that would not be paid at the shop, by their event. */
export type MoneyTalkTable = {
  event_id: string
  shop_id: string
  by: 'shop' | 'customer'
  mark: MoneyMark
  at: Instant
}
