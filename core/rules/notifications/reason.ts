import type { Channel, Topic } from './preferences.ts'

/** The purpose of a consent. */
export type Purpose = 'service' | 'deals' | 'marketing'

/**
 * The class of a failed delivery. retry: safe to send again later. permanent: this message will never arrive. config:
 * nothing will be sent until somebody mends the set-up. window: a template is needed. layout: WhatsApp refuses the
 * form, plain text may pass. template: Twilio does not know the template, so it has to be made again. refused: WhatsApp
 * does not allow the template. left: the person wants nothing from us. limit: WhatsApp lets us start no more
 * conversations today.
 */
export type FailureClass =
  | 'retry'
  | 'permanent'
  | 'config'
  | 'window'
  | 'layout'
  | 'template'
  | 'refused'
  | 'left'
  | 'limit'

export type PlainCode =
  /** It answers their own message. */
  | 'answer'
  /** They wrote within the last 24 hours. */
  | 'window_open'
  /** They did not, and an approved template says it. */
  | 'template_approved'
  /** Somebody asked for a code for this number. */
  | 'code_asked'
  /** They had asked us to stop, and ordered this afterwards. */
  | 'ordered'
  | 'quiet_hours'
  /** Outside the 24 hours people are asked to reply, and the words wait until they do. */
  | 'waits_for_reply'
  | 'template_waiting'
  | 'template_refused'
  /** No template may start this conversation. */
  | 'template_missing'
  /** More than 24 hours since their last message. */
  | 'window_over'
  | 'no_number'
  | 'no_email'
  | 'no_sms_number'
  /** No browser of theirs shows notices, or none does any more. */
  | 'no_device'
  /** Nobody has shown that the number, or the address, is theirs. */
  | 'number_unproven'
  | 'email_unproven'
  /** A made-up contact, whom no real provider may write to. */
  | 'demo'
  | 'too_late'
  | 'cause_gone'
  /** They are on the conversation's page: it waits a minute, and goes if they read it there. */
  | 'reading'
  | 'read'
  | 'asked_to_stop'
  /** WhatsApp counts whom we write to first in a day. */
  | 'budget_used'
  /** Gathered for the one e-mail of the day. */
  | 'digest'
  | 'about_account'
  /** To an address whose owner has no preferences. */
  | 'no_preferences'
  /** The mail server, or the browser's push service, did not take it. */
  | 'mail_failed'
  | 'push_failed'
  /** An admin stopped what was being told to many. */
  | 'sending_stopped'
  /** A kind of message that is no longer sent. */
  | 'kind_gone'

/** Why something was sent, waits or was not sent: stored at the decision, put into words when somebody asks. */
export type Reason =
  | { code: PlainCode }
  | { code: 'allowed' | 'switched_off'; channel: Channel; topic: Topic }
  | { code: 'for_admins'; channel: Channel }
  | { code: 'no_consent' | 'consent_withdrawn'; purpose: Purpose }
  /** `error` is Twilio's own number. */
  | { code: 'delivery'; failure: FailureClass; error?: number }
