/** What a person can switch on and off per channel. */
export const topics = ['bookings', 'quotes', 'messages', 'deals', 'marketing'] as const
export type Topic = (typeof topics)[number]
export type Channel = 'whatsapp' | 'email' | 'in_app' | 'sms'

export type ChannelSwitches = { enabled: boolean } & Record<Topic, boolean>
/** As stored: a topic that is missing from what was stored counts as switched off. */
export type Preferences = {
  whatsapp: ChannelSwitches
  email: ChannelSwitches
  in_app: ChannelSwitches
  /** Text messages only stand in for WhatsApp, so one switch is all. */
  sms?: { enabled: boolean }
}
/** What is to be switched; what is not named stays. */
export type SwitchChange = { [C in Channel]?: Partial<NonNullable<Preferences[C]>> }

const switches = (enabled: boolean, isOn: (topic: Topic) => boolean): ChannelSwitches => ({
  enabled,
  bookings: isOn('bookings'),
  quotes: isOn('quotes'),
  messages: isOn('messages'),
  deals: isOn('deals'),
  marketing: isOn('marketing'),
})

const onExcept = (...off: Topic[]): ChannelSwitches => switches(true, (topic) => !off.includes(topic))
const allOff: ChannelSwitches = switches(false, () => false)

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

/** Of two records of one person: a switch stays on where both have it on. */
export const onInBoth = (a: Preferences, b: Preferences): Preferences => {
  const both = (channel: 'whatsapp' | 'email' | 'in_app'): ChannelSwitches =>
    switches(a[channel].enabled && b[channel].enabled, (topic) => a[channel][topic] && b[channel][topic])
  return {
    whatsapp: both('whatsapp'),
    email: both('email'),
    in_app: both('in_app'),
    sms: { enabled: a.sms?.enabled === true && b.sms?.enabled === true },
  }
}
