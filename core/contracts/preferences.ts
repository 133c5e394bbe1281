import { z } from 'zod'
import type { Topic } from '../rules/notifications/preferences.ts'

const Switch = z.boolean()
/** Messages are sent about the topics that are on, while the channel as a whole is on. */
const ChannelSwitches = z.strictObject({
  enabled: Switch,
  bookings: Switch,
  quotes: Switch,
  messages: Switch,
  deals: Switch,
  marketing: Switch,
} satisfies Record<'enabled' | Topic, z.ZodBoolean>)
const InAppSwitches = ChannelSwitches.omit({ marketing: true })
/** Text messages only stand in for WhatsApp. */
const SmsSwitch = z.strictObject({ enabled: Switch })
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 22:00')
/** Of the person's time zone. The same twice: no hour is quiet. */
const QuietHours = z.strictObject({ start: Clock, end: Clock })

export const PreferencesView = z.strictObject({
  email: ChannelSwitches,
  whatsapp: ChannelSwitches,
  inApp: InAppSwitches,
  /** `available`: there is a number that such messages come from. */
  sms: SmsSwitch.extend({ available: z.boolean() }),
  quietHours: QuietHours,
})
export type PreferencesView = z.infer<typeof PreferencesView>

/** A switch that is left out stays. */
export const ChangePreferences = z.strictObject({
  email: ChannelSwitches.partial().optional(),
  whatsapp: ChannelSwitches.partial().optional(),
  inApp: InAppSwitches.partial().optional(),
  sms: SmsSwitch.optional(),
  quietHours: QuietHours.optional(),
})
export type ChangePreferences = z.infer<typeof ChangePreferences>
