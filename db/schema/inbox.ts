import type { LabelColor } from '#core/contracts/messages/inbox.ts'
import type { Defaulted, Instant, Optional } from './columns.ts'

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
  shop_id: string
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
