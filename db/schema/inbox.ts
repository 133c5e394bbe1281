import type { ReportAbout, ReportOutcome } from '#core/contracts/admin/reports.ts'
import type { LabelColor } from '#core/contracts/messages/inbox.ts'
import type { ReportReason } from '#core/rules/messages/report-reasons.ts'
import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

export type ThreadNoteTable = {
  id: Defaulted<string>
  thread_id: string
  /** Null once the author's contact is gone. */
  author_id: Optional<string>
  content: string
  created_at: Instant
}

export type ThreadLabelTable = {
  id: Defaulted<string>
  shop_id: string
  name: string
  color: LabelColor
}

export type ThreadLabelledTable = { thread_id: string; label_id: string }

export type CannedReplyTable = {
  id: Defaulted<string>
  /** Null: of those of us who answer people. */
  shop_id: string | null
  title: string
  /** In small letters, without the slash. */
  shortcut: string
  content: string
  created_at: Instant
  updated_at: Instant
}

export type AwayMessageTable = {
  shop_id: string
  enabled: boolean
  content: string
  updated_at: Instant
}

/** Who may not write to a shop. A block that is lifted is deleted. */
export type ShopBlockTable = {
  shop_id: string
  /** The person in the thread in which they were blocked. */
  participant_id: string
  blocked_by: Optional<string>
  created_at: Instant
}

export type ReportTable = {
  id: Defaulted<string>
  about: ReportAbout
  reason: ReportReason
  /** The conversation with us about it. */
  answer_thread_id: string
  /** The conversation in which it happened. */
  thread_id: Optional<string>
  /** The last message that the other side had written in it by then. */
  message_id: Optional<string>
  review_id: Optional<string>
  /** The person or guest who is reported. */
  participant_id: Optional<string>
  /** The shop that is reported, or on whose side it happened. */
  shop_id: Optional<string>
  created_at: Instant
  decided_at: OptionalInstant
  decided_by: Optional<string>
  outcome: Optional<ReportOutcome>
}

/** Who may not write to shops or book. A block that is lifted is deleted. */
export type PersonBlockTable = {
  id: Defaulted<string>
  /** Null for a guest, who is known by what they typed. */
  contact_id: Optional<string>
  guest_name: Optional<string>
  guest_phone: Optional<string>
  guest_email: Optional<string>
  reason: ReportReason
  blocked_by: Optional<string>
  created_at: Instant
}

/** A fitment centre that somebody misses, with the conversation in which they said so. */
export type ShopSuggestionTable = {
  thread_id: string
  shop: string
  place: string
  /** The same for suggestions of one centre. */
  same: string
  created_at: Instant
  done_at: OptionalInstant
  done_by: Optional<string>
}
