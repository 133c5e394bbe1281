/** What a person can switch on and off per channel. */
export type Topic = 'bookings' | 'quotes' | 'messages' | 'deals' | 'marketing'
export type Channel = 'whatsapp' | 'email' | 'in_app' | 'sms'

export type ChannelSwitches = { enabled: boolean } & Record<Topic, boolean>
export type Preferences = {
  whatsapp: ChannelSwitches
  email: ChannelSwitches
  in_app: ChannelSwitches
  /** Text messages only stand in for WhatsApp, so one switch is all. */
  sms?: { enabled: boolean }
}

const onExcept = (...off: Topic[]): ChannelSwitches => {
  const switches = { enabled: true, bookings: true, quotes: true, messages: true, deals: true, marketing: true }
  for (const topic of off) switches[topic] = false
  return switches
}
const allOff: ChannelSwitches = {
  enabled: false,
  bookings: false,
  quotes: false,
  messages: false,
  deals: false,
  marketing: false,
}

/** Of an account made on the web. */
export const webPreferences: Preferences = {
  email: onExcept('deals', 'marketing'),
  whatsapp: allOff,
  in_app: onExcept('marketing'),
}

/** Of a person who writes to the number: who writes has asked for answers, not for advertising. */
export const chatPreferences: Preferences = { ...webPreferences, whatsapp: onExcept('deals', 'marketing') }

/** Of a person who proved their number on the web: bookings and quotes come there, the rest by choice. */
export const provenNumberPreferences: Preferences = {
  ...webPreferences,
  whatsapp: { ...allOff, enabled: true, bookings: true, quotes: true },
}

/** Preferences that cannot be read stop nothing but advertising. */
export const allows = (preferences: Preferences | undefined, channel: Channel, topic: Topic): boolean => {
  if (!preferences) return channel !== 'sms' && topic !== 'deals' && topic !== 'marketing'
  if (channel === 'sms') return preferences.sms?.enabled === true && preferences.whatsapp[topic]
  return preferences[channel].enabled && preferences[channel][topic]
}
