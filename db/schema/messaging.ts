import type { InboundContent, MailAttachment, OutboundContent, TemplateContent } from '#core/messaging/content.ts'
import type { Incident } from '#core/rules/notifications/incident.ts'
import type { Topic } from '#core/rules/notifications/preferences.ts'
import type { Purpose, Reason } from '#core/rules/notifications/reason.ts'
import type {
  Defaulted,
  DefaultedInstant,
  DefaultedJson,
  Facts,
  Instant,
  Json,
  Optional,
  OptionalInstant,
  OptionalJson,
} from './columns.ts'

/** The engine reads and checks the state itself; here it is only carried. */
export type ConversationTable = {
  contact_id: string
  state: DefaultedJson<unknown>
  stop_told_at: OptionalInstant
  updated_at: DefaultedInstant
}

export type InboundMessageTable = {
  id: Defaulted<string>
  seq: Defaulted<string>
  message_sid: string
  contact_id: string
  body: string
  content: Json<InboundContent>
  received_at: Instant
  attempts: Defaulted<number>
  retry_at: OptionalInstant
  held_until: OptionalInstant
  handled_at: OptionalInstant
  failure: Optional<string>
  kept_at: OptionalInstant
  set_aside_at: OptionalInstant
  /** The second reader may answer until then. */
  reader_until: OptionalInstant
  reader_answer: OptionalJson<unknown>
}

/** How often the second reader was asked. */
export type ReaderDayTable = { day: string; asks: number }

export type OutboundStatus =
  | 'held'
  | 'dropped'
  | 'queued'
  | 'merged'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'failed'

export type OutboundMessageTable = {
  id: Defaulted<string>
  seq: Defaulted<string>
  contact_id: string
  /** Where it goes, when that is not the person's usual address. */
  to_address: Optional<string>
  kind: string
  /** The switch that its kind stands under. */
  topic: Optional<Topic>
  purpose: Defaulted<Purpose>
  /** From then on it is of no more use. */
  expires_at: OptionalInstant
  channel: Defaulted<'whatsapp' | 'sms'>
  content: Json<OutboundContent>
  /** The template that says the same where the 24 hours are over. */
  opener: OptionalJson<TemplateContent>
  /** What it is about; an answer to it is about the same. */
  booking_id: Optional<string>
  thread_id: Optional<string>
  status: OutboundStatus
  /** Why it was sent, held or dropped: what answers 'why did I get this'. */
  reason: Facts<Reason>
  due_at: Instant
  attempts: Defaulted<number>
  claimed_at: OptionalInstant
  provider_sid: Optional<string>
  /** The message that carried its words, when they waited together. */
  merged_into: Optional<string>
  error_code: Optional<number>
  error_text: Optional<string>
  sent_at: OptionalInstant
  delivered_at: OptionalInstant
  read_at: OptionalInstant
  created_at: DefaultedInstant
  /** What it all began with: the MessageSid of a person's message, or the id of a request. */
  trace_id: Optional<string>
}

/** The moment from which the next message would be on time: see core/rules/notifications/sending.ts. */
export type SendPaceTable = { contact_id: string; on_time: Instant }
/** When the latest messages went out, oldest first, as many as may go in a second. */
export type SendRateTable = { sender: string; recent: Defaulted<Date[]> }

export type SenderStopTable = {
  what: 'all' | 'starts'
  since: Instant
  until: Instant
  why: string
  probe_until: Defaulted<Instant | null>
}
export type StartedConversationTable = { contact_id: string; at: Instant; by_code: Defaulted<boolean> }
export type IncidentTable = {
  key: string
  id: Defaulted<string>
  what: Incident
  detail: string
  since: Instant
  told_at: Instant
  settled_at: OptionalInstant
  settled_by: Optional<string>
}

export type ContentTemplateTable = {
  name: string
  language: string
  content_sid: string
  fingerprint: string
  category: Optional<'UTILITY' | 'MARKETING' | 'AUTHENTICATION'>
  approval: string
  approval_reason: Optional<string>
  updated_at: Instant
}

export type MailTable = {
  id: Defaulted<string>
  contact_id: Optional<string>
  to_address: string
  kind: string
  purpose: Defaulted<Purpose>
  /** What it is about. */
  booking_id: Optional<string>
  /** Where its reader ends mails of its kind. */
  stop_url: Optional<string>
  /** Holds a link that opens an account. */
  secret: Defaulted<boolean>
  subject: string
  text: string
  html: string
  attachments: DefaultedJson<MailAttachment[]>
  status: 'held' | 'dropped' | 'queued' | 'sending' | 'sent' | 'failed'
  reason: Facts<Reason>
  due_at: Instant
  attempts: Defaulted<number>
  claimed_at: OptionalInstant
  error_text: Optional<string>
  sent_at: OptionalInstant
  created_at: DefaultedInstant
  /** What it all began with: the MessageSid of a person's message, or the id of a request. */
  trace_id: Optional<string>
}
