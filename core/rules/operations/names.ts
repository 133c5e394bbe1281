/** What an owner can stop at once: the bot's answers, everything that is sent, or deal alerts and announcements. */
export const switchNames = ['bot', 'sending', 'alerts'] as const

export type SwitchName = (typeof switchNames)[number]

/** While the bot is stopped, a person hears so once in this time, however often they write. */
export const TOLD_AGAIN_MINUTES = 60

/** After the bot was stopped for longer, nobody waits for the answer any more. */
export const LONGEST_KEPT_HOURS = 24

/** What falls due row by row, by the name that a row which failed is kept under, and as admins read it. */
export const dueWork = {
  event: 'What follows from an event',
  'booking-request': 'Requests that run out',
  'booking-offer': 'Offers about a booking that run out',
  'quote-round': 'Requests for prices that run out',
  'silent-quote-round': 'Requests for prices that no shop has answered',
  'guest-booking': 'Requests whose number was proven in the chat',
  'booking-reminder': 'Reminders of bookings',
  rescue: 'Drivers with a flat tyre who wait for an answer',
  'held-message': 'Held messages',
  'held-mail': 'Held mails',
  'held-push': 'Held notices in browsers',
  digest: 'Mails of the day',
  'scheduled-message': 'Messages that were written for later',
  'answer-due': 'Warnings that an answer is due',
  snooze: 'Conversations that were put off',
  'stock-question': 'Questions about stock',
  'picture-question': 'Questions for a picture of a shop',
  'shop-picture': 'Pictures of shops from WhatsApp',
  'shop-day': 'Mornings of a shop',
  'shop-notice': 'Notices of a shop',
  deal: 'Deals that begin or end',
  alert: 'Alerts',
  'alert-renewal': 'Questions about old alerts',
  'alert-unanswered': 'Alerts that nobody wants any more',
  announcement: 'Announcements',
  'announcement-recipient': 'People whom an announcement is for',
  invoice: 'Invoices',
  'invoice-reminder': 'Reminders of invoices',
  'shop-figures': 'Figures of a shop',
  'person-to-send-to': 'Sending to a person on WhatsApp',
  'lost-message': 'Messages that no webhook brought',
  'unknown-outcome': 'Messages whose sending has no known outcome',
  mail: 'Mails',
  push: 'Notices in browsers',
  webhook: 'Telling shops’ own systems',
  import: 'Lists of stock and tyres',
  'chat-file': 'Files from WhatsApp',
  'tyre-picture': 'Pictures of tyres',
  'loose-picture': 'Pictures that nothing shows',
  'unsent-file': 'Files that were never sent',
  'reply-file': 'Files of no ready reply',
} as const

/** Clean-ups are named by their table. */
export type DueName = keyof typeof dueWork | `old ${string}`

const isKnown = (name: string): name is keyof typeof dueWork => Object.hasOwn(dueWork, name)

export const dueWords = (name: string): string =>
  isKnown(name) ? dueWork[name] : `Clean-up of ${name.replace(/^old /, '').replaceAll('_', ' ')}`

/** The times over which delivery is shown. */
export const deliveryRanges = ['24h', '7d', '30d'] as const
export type DeliveryRange = (typeof deliveryRanges)[number]

/** Every job of the queue, by its name. */
export const jobNames = ['event', 'whatsapp', 'mail', 'files', 'push', 'import', 'webhook', 'templates'] as const
export type JobName = (typeof jobNames)[number]
