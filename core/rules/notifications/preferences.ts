/** What a person can switch on and off per channel; stock and day concern only members of a shop. */
export const topics = ['bookings', 'quotes', 'messages', 'stock', 'day', 'deals', 'marketing'] as const
export type Topic = (typeof topics)[number]
export type Channel = 'whatsapp' | 'email' | 'in_app' | 'sms' | 'push'

export type ChannelSwitches = { enabled: boolean } & Record<Topic, boolean>
/** Preferences as stored; a missing topic counts as switched off. */
export type Preferences = {
  whatsapp: ChannelSwitches
  email: ChannelSwitches
  in_app: ChannelSwitches
  /** Text messages only stand in for WhatsApp, so one switch is enough. */
  sms?: { enabled: boolean }
  /** To the browsers that the person chose; missing in what was stored before there was such a choice. */
  push?: ChannelSwitches
}
/** The changes; a switch that is left out stays. */
export type SwitchChange = { [C in Channel]?: Partial<NonNullable<Preferences[C]>> }

const switches = (enabled: boolean, isOn: (topic: Topic) => boolean): ChannelSwitches => ({
  enabled,
  bookings: isOn('bookings'),
  quotes: isOn('quotes'),
  messages: isOn('messages'),
  stock: isOn('stock'),
  day: isOn('day'),
  deals: isOn('deals'),
  marketing: isOn('marketing'),
})

const onExcept = (...off: Topic[]): ChannelSwitches => switches(true, (topic) => !off.includes(topic))
const allOff: ChannelSwitches = switches(false, () => false)

/** The preferences of an account that was made on the web. */
export const webPreferences: Preferences = {
  email: onExcept('day', 'deals', 'marketing'),
  whatsapp: allOff,
  in_app: onExcept('day', 'deals', 'marketing'),
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

/** What a browser shows that its person switched on: advertising needs a word of its own. */
const usualPush: ChannelSwitches = onExcept('stock', 'day', 'deals', 'marketing')
export const pushOf = ({ push = usualPush }: Preferences): ChannelSwitches => push

/** Whether the preferences allow the topic. If they cannot be read, everything but advertising is allowed. */
export const allows = (preferences: Preferences | undefined, channel: Channel, topic: Topic): boolean => {
  if (!preferences) return channel !== 'sms' && topic !== 'deals' && topic !== 'marketing'
  if (channel === 'sms') return preferences.sms?.enabled === true && preferences.whatsapp[topic]
  const switches = channel === 'push' ? pushOf(preferences) : preferences[channel]
  return switches.enabled && switches[topic]
}

/** Joins two records of one person: a switch stays on if both have it on. */
export const onInBoth = (a: Preferences, b: Preferences): Preferences => {
  const both = (one: ChannelSwitches, other: ChannelSwitches): ChannelSwitches =>
    switches(one.enabled && other.enabled, (topic) => one[topic] && other[topic])
  return {
    whatsapp: both(a.whatsapp, b.whatsapp),
    email: both(a.email, b.email),
    in_app: both(a.in_app, b.in_app),
    push: both(pushOf(a), pushOf(b)),
    sms: { enabled: a.sms?.enabled === true && b.sms?.enabled === true },
  }
}
