import type { BookingView } from '../contracts/bookings.ts'
import type { Button } from '../messaging/content.ts'
import type { Kind } from '../rules/notifications/notify.ts'

/** What a person's deal alerts tell and ask; their words stand in alerts.ts. */
export type AlertKind = 'deal_alert' | 'alert_renewal'

/** What somebody wrote in a thread; its words stand in threads.ts. */
export type ThreadKind = 'message_asked' | 'quote_asked' | 'message_answered' | 'quote_answered'

/** What we tell a person without having been asked. */
export type NoticeKind = Exclude<
  Kind,
  'reply' | 'one_time_code' | 'welcome' | 'trouble' | 'support_asked' | AlertKind | ThreadKind
>

/** What is told by e-mail alone, so that no template needs to begin a conversation with it. */
export type MailKind = 'booking_requested'

/** What somebody is told, for every channel: the chat shows it as one message, an e-mail as a page. */
export type Notice = {
  title: string
  lines: string[]
  links?: { label: string; url: string }[]
  /** Asked where the person can answer at once. */
  question?: string
  buttons?: Button[]
}

/** What a notice about a booking is made of. */
export type BookingFacts = {
  booking: BookingView
  directionsUrl: string
  calendarUrl: string
  now: Date
  /** How the wish to move it came to nothing, where that is told. */
  moveEnded?: { askedBy: 'shop' | 'customer'; why: 'declined' | 'unanswered' | 'withdrawn' }
}

/** What a notice about a message in a thread is made of. */
export type ThreadFacts = {
  threadId: string
  /** Who wrote it, and for whom: a shop, or us. */
  who: string
  from: string
  words: string
  /** A guest's number, for the shop. */
  phone?: string | undefined
  /** Where the whole conversation can be read. */
  url?: string | undefined
}
export type TellThread = (facts: ThreadFacts) => Notice
/** The variables of the template of the same kind, in order. */
export type OpenThread = (facts: ThreadFacts) => string[]

export type Audience = 'shop' | 'customer'

/** Undefined: nothing is told, for the case does not apply. */
export type Tell = (facts: BookingFacts, audience: Audience) => Notice | undefined
/** The variables of the template of the same kind, in order. */
export type Open = (facts: BookingFacts, audience: Audience) => string[]

/** What an admin has to mend. */
export type Trouble =
  | 'sender_stopped'
  | 'starts_stopped'
  | 'budget_used'
  | 'template_missing'
  | 'template_refused'
  | 'message_refused'
  | 'message_set_aside'
