import type { Topic } from '../rules/notifications/preferences.ts'

/** A person's settings as they are read back. */
export type SettingsView = {
  /** They asked us to stop. */
  left: boolean
  channels: Record<'whatsapp' | 'email' | 'in_app', boolean>
  /** What is on for WhatsApp; stock and day only for members of a shop. */
  topics: Record<Exclude<Topic, 'stock' | 'day'>, boolean> & { stock?: boolean; day?: boolean }
  email: string | undefined
  sms: boolean | undefined
  /** Undefined: no hour is quiet. */
  quiet: { start: string; end: string } | undefined
  hasAccount: boolean
}
