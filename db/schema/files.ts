import type { FileKind } from '#core/rules/files/files.ts'
import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

export type AttachmentTable = {
  id: Defaulted<string>
  thread_id: string
  /** Whoever adds it. */
  participant_id: string
  /** Null until it is sent. */
  message_id: Optional<string>
  /** Its place among the files of its message. */
  position: Defaulted<number>
  state: 'ready' | 'pending' | 'failed'
  kind: FileKind
  name: string
  /** As it is served. */
  type: string
  bytes: number
  width: Optional<number>
  height: Optional<number>
  duration_ms: Optional<number>
  sha256: Optional<string>
  /** Its name in the store of files. */
  storage_key: Optional<string>
  /** Where Twilio keeps it, until it is fetched. */
  source_url: Optional<string>
  attempts: Defaulted<number>
  next_attempt_at: OptionalInstant
  /** Nobody may read it any more. */
  discarded: Defaulted<boolean>
  created_at: Instant
}

/** A file in no conversation: for a first message that is being written, or of a ready reply. */
export type LooseFileTable = Pick<
  AttachmentTable,
  'id' | 'position' | 'kind' | 'name' | 'type' | 'bytes' | 'width' | 'height' | 'duration_ms' | 'sha256' | 'created_at'
> & { canned_reply_id: Optional<string>; storage_key: string }
