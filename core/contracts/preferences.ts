import { z } from 'zod'
import type { Topic } from '../rules/notifications/preferences.ts'
import type { Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { numeric } from './query.ts'

const Switch = z.boolean()
/** Messages are sent about the topics that are on, while the channel as a whole is on. */
const ChannelSwitches = z.strictObject({
  enabled: Switch,
  bookings: Switch,
  quotes: Switch,
  messages: Switch,
  /** The weekly question to members of a shop whether its stock is right. */
  stock: Switch,
  /** To members of a shop: the day's jobs in the morning, and the month's figures on the first. */
  day: Switch,
  deals: Switch,
  marketing: Switch,
} satisfies Record<'enabled' | Topic, z.ZodBoolean>)
/** The channels that carry no advertising but the deals that somebody watches for. */
const NoMarketing = ChannelSwitches.omit({ marketing: true })
const PushSwitches = NoMarketing.omit({ stock: true, day: true })
/** Text messages only stand in for WhatsApp. */
const SmsSwitch = z.strictObject({ enabled: Switch })
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 22:00')
/** Of the person's time zone. The same twice: no hour is quiet. */
const QuietHours = z.strictObject({ start: Clock, end: Clock })

export const PreferencesView = z.strictObject({
  email: ChannelSwitches,
  whatsapp: ChannelSwitches,
  inApp: NoMarketing,
  /** To the browsers of GET /push/devices. */
  push: PushSwitches,
  /** `available`: there is a number that such messages come from. */
  sms: SmsSwitch.extend({ available: z.boolean() }),
  quietHours: QuietHours,
})
export type PreferencesView = z.infer<typeof PreferencesView>

/** A switch that is left out stays. */
export const ChangePreferences = z.strictObject({
  email: ChannelSwitches.partial().optional(),
  whatsapp: ChannelSwitches.partial().optional(),
  inApp: NoMarketing.partial().optional(),
  push: PushSwitches.partial().optional(),
  sms: SmsSwitch.optional(),
  quietHours: QuietHours.optional(),
})
export type ChangePreferences = z.infer<typeof ChangePreferences>

/** What an account was told in the app, newest first; `after` is the id of the last one that was shown. */
export const NoticesQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: z.uuid().optional(),
})

export const NoticeView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  lines: z.array(z.string()),
  /** What it is about, for a link to it. */
  about: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('booking') }),
    z.strictObject({ what: z.literal('thread'), threadId: z.string().nullable() }),
    /** A page of ours that somebody wrote about to many. */
    z.strictObject({ what: z.literal('page'), path: z.string(), name: z.string() }),
    z.strictObject({ what: z.literal('other') }),
  ]),
  at: z.iso.datetime(),
  read: z.boolean(),
})
export type NoticeView = z.infer<typeof NoticeView>
export const NoticePage = z.strictObject({ notices: z.array(NoticeView), next: z.string().nullable() })
export type NoticePage = z.infer<typeof NoticePage>
export const UnreadNotices = z.strictObject({ unread: z.int() })

export const preferencesOperations = {
  'GET /preferences': { responses: { 200: PreferencesView } },
  'PATCH /preferences': { body: ChangePreferences, responses: { 200: PreferencesView, 409: Problem } },
} satisfies Operations
