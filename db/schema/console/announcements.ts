import type { AnnouncementState } from '#core/contracts/admin/announcements.ts'
import type { AnnouncementAudience, AnnouncementChannel } from '#core/contracts/forms/announcement.ts'
import type { LegalName } from '#core/contracts/website/legal.ts'
import type { Language } from '#core/texts/texts.ts'
import type { DateOnly, Defaulted, Instant, Optional, OptionalInstant } from '../columns.ts'

export type AnnouncementTable = {
  id: Defaulted<string>
  title: string
  words: string
  path: Optional<string>
  audience: AnnouncementAudience
  channels: AnnouncementChannel[]
  province: Optional<string>
  language: Optional<Language>
  /** People a minute. */
  pace: number
  state: Defaulted<AnnouncementState>
  event_id: Optional<string>
  planned_to: Optional<string>
  planned_at: OptionalInstant
  next_at: OptionalInstant
  people: Defaulted<number>
  told: Defaulted<number>
  left_out: Defaulted<number>
  made_by: Optional<string>
  created_at: Instant
  starts_at: OptionalInstant
  ended_at: OptionalInstant
}

export type AnnouncementRecipientTable = {
  announcement_id: string
  contact_id: string
  due_at: Instant
  settled_at: OptionalInstant
}

export type TemplateCheckTable = {
  one: Defaulted<boolean>
  id: Defaulted<string>
  asked_at: Instant
  done_at: OptionalInstant
  failed: Defaulted<boolean>
}

export type LegalTextTable = {
  id: Defaulted<string>
  name: LegalName
  version: number
  markup: string
  effective_on: DateOnly
  published_at: Instant
  published_by: Optional<string>
}
