/** What a person can switch on and off per channel. */
export const topics = ['bookings', 'quotes', 'messages', 'deals', 'marketing'] as const
export type Topic = (typeof topics)[number]
export type Channel = 'whatsapp' | 'email' | 'in_app' | 'sms'

export type ChannelSwitches = { enabled: boolean } & Record<Topic, boolean>
/** Preferences as stored; a missing topic counts as switched off. */
export type Preferences = {
  whatsapp: ChannelSwitches
  email: ChannelSwitches
  in_app: ChannelSwitches
  /** Text messages only stand in for WhatsApp, so one switch is enough. */
  sms?: { enabled: boolean }
}
/** The changes; a switch that is left out stays. */
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

/** The preferences of an account that was made on the web. */
export const webPreferences: Preferences = {
  email: onExcept('deals', 'marketing'),
  whatsapp: allOff,
  in_app: onExcept('marketing'),
}

/** The preferences of a person who writes to the number: they ask for answers, not for advertising. */
export const chatPreferences: Preferences = { ...webPreferences, whatsapp: onExcept('deals', 'marketing') }

/**
 * The preferences of a person who proved the number on the web: bookings and quotes come there, other topics by choice.
 */
export const provenNumberPreferences: Preferences = {
  ...webPreferences,
  whatsapp: { ...allOff, enabled: true, bookings: true, quotes: true },
}

/** Whether the preferences allow the topic. If they cannot be read, everything but advertising is allowed. */
export const allows = (preferences: Preferences | undefined, channel: Channel, topic: Topic): boolean => {
  if (!preferences) return channel !== 'sms' && topic !== 'deals' && topic !== 'marketing'
  if (channel === 'sms') return preferences.sms?.enabled === true && preferences.whatsapp[topic]
  return preferences[channel].enabled && preferences[channel][topic]
}

/** Joins two records of one person: a switch stays on if both have it on. */
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
