import type { SwitchName } from '#core/rules/operations/names.ts'

/** What each switch stops, and what is said of it while it works and while it is off. */
export const switchWords: Record<SwitchName, { name: string; works: string; off: string; stops: string }> = {
  bot: {
    name: 'The bot',
    works: 'Answers everybody who writes.',
    off: 'People hear once an hour that we are mending something. What they write is kept and answered in order later.',
    stops:
      'People who write get one sentence an hour. Their messages are kept and answered when the bot goes on; after a day they are set aside. STOP, START, cries for help and codes that sign in still count.',
  },
  sending: {
    name: 'All sending',
    works: 'WhatsApp, SMS, e-mail and notices in browsers go out.',
    off: 'Nothing goes out but mails to admins about this. Messages stay queued; one-time codes cannot be asked for.',
    stops:
      'WhatsApp, SMS, e-mail and notices in browsers wait, one-time codes too: people sign in with a password or by writing to us. Nothing is lost. What is no longer true when it goes on is dropped.',
  },
  alerts: {
    name: 'Alerts',
    works: 'Deal alerts and announcements go out.',
    off: 'Deal alerts and announcements wait. Bookings and messages go out as always.',
    stops: 'Deal alerts and announcements wait; bookings, messages and codes go out as always.',
  },
}

/** 'booking_reminder' as words. */
export const plainName = (name: string): string => name.replaceAll('_', ' ')

const reasons: Readonly<Record<string, string>> = {
  quiet_hours: 'Quiet hours',
  waits_for_reply: 'Waits for a reply',
  template_waiting: 'Template not approved yet',
  budget_used: 'The day’s budget is used up',
  window_over: 'The 24 hours are over',
  delivery: 'Trouble with delivery',
}
export const reasonName = (code: string): string => reasons[code] ?? plainName(code)

export const channelNames = { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-mail', push: 'Browser' } as const

const GIB = 1024 ** 3
const MIB = 1024 ** 2
export const sizeWords = (bytes: number): string =>
  bytes >= GIB ? `${(bytes / GIB).toFixed(1)} GB` : `${Math.round(bytes / MIB)} MB`

/** 'n', or 'n or more' where counting ended. */
export const countWords = (count: number, capped: boolean): string => (capped ? `${count} or more` : String(count))
