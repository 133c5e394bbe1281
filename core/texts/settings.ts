import type { Channel, Topic } from '../rules/notifications/preferences.ts'

/** A person's settings as they are read back. */
export type SettingsView = {
  /** They asked us to stop. */
  left: boolean
  channels: Record<'whatsapp' | 'email' | 'in_app', boolean>
  /** What is on for WhatsApp. */
  topics: Record<Topic, boolean>
  email: string | undefined
  sms: boolean | undefined
  /** Undefined: no hour is quiet. */
  quiet: { start: string; end: string } | undefined
  hasAccount: boolean
}

export type PlainReason =
  | 'answer'
  | 'window'
  | 'template'
  | 'code'
  | 'quiet'
  | 'waiting'
  | 'refused'
  | 'missing'
  | 'window_over'
  | 'no_number'
  | 'no_email'
  | 'unproven'
  | 'email_unproven'
  | 'demo'
  | 'late'
  | 'gone'
  | 'stopped'
  | 'budget'
  | 'digest'

/** Why something was sent, waits or was not sent, as it was stored at the decision. */
export type Reason =
  | { code: PlainReason }
  | { code: 'on' | 'off'; channel: Channel; topic: Topic }
  | { code: 'withdrawn' | 'no_consent'; purpose: string }
  | { code: 'failed' | 'other'; why: string }
