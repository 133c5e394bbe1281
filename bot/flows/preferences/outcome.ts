import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { whyNot, whyThis } from '#core/notifications/history.ts'
import { changeSettings, type SettingsChange } from '#core/preferences/change-settings.ts'
import { settingsOf } from '#core/preferences/settings.ts'
import type { Topic } from '#core/rules/notifications/preferences.ts'
import { DEFAULT_QUIET_HOURS } from '#core/rules/time/quiet-hours.ts'
import { reasonWords } from '#core/texts/reason-words.ts'
import type { SettingsView } from '#core/texts/settings.ts'
import { momentWords } from '#core/texts/when.ts'
import { quietHoursIn } from './quiet.ts'
import { asksForSettings, asksWhy, channelSetting, endsQuietHours, type TopicSetting, topicSetting } from './words.ts'

const allTopics: readonly Topic[] = ['bookings', 'quotes', 'messages', 'deals', 'marketing']
const never = { start: '00:00', end: '00:00' }

/** What a person wants to hear from us and when, and why they heard or did not; undefined: it is about something else. */
export async function settingsOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.tapped || message.text.length > 200) return undefined
  const why = asksWhy(message.text)
  if (why) return why.not ? notTold(why.topic, turn) : whyTold(message, turn)
  if (asksForSettings(message.text)) return shown(turn)
  const topics = topicSetting(message.text)
  if (topics) return changed(turn, { topics: switches(topics) }, hints(topics, turn))
  const channel = channelSetting(message.text)
  if (channel) return switchChannel(channel, turn)
  if (endsQuietHours(message.text)) return changed(turn, { quiet: never })
  return hoursOutcome(message, turn)
}

async function hoursOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { intent, slots } = message.understood
  if (intent !== 'preferences' || slots.language) return undefined
  const setting = quietHoursIn(message.text, slots)
  if (setting) return changed(turn, { quiet: setting }, slots.days ? [turn.say.settings.daysNot] : [])
  if (slots.days || /\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|\bweekends?\b/i.test(message.text))
    return aside(text(turn.say.settings.daysOnlyNot))
  if (slots.channel) return onlyOn(slots.channel, turn)
  return Object.keys(slots).length === 0 ? shown(turn) : undefined
}

const switches = ({ set, topics }: TopicSetting): NonNullable<SettingsChange['topics']> =>
  set === 'only'
    ? Object.fromEntries(allTopics.map((topic) => [topic, topics.includes(topic)]))
    : Object.fromEntries(topics.map((topic) => [topic, set === 'on']))

const hints = ({ set, topics }: TopicSetting, { say }: Turn): string[] =>
  set !== 'off' && topics.includes('deals') ? [say.settings.alertsHint] : []

async function switchChannel({ channel, on }: { channel: 'email' | 'sms'; on: boolean }, turn: Turn): Promise<Outcome> {
  const { sms, email } = await settingsOf(turn.ctx, turn.contact.id)
  if (channel === 'sms' && sms === undefined) return aside(text(turn.say.settings.noSms))
  if (channel === 'email' && on && !email) return aside(text(turn.say.settings.noEmail))
  return changed(turn, { channels: { [channel]: on } })
}

/** 'use e-mail, not WhatsApp': only if there is an address to write to. */
async function onlyOn(channel: 'whatsapp' | 'sms' | 'email', turn: Turn): Promise<Outcome> {
  const { sms, email } = await settingsOf(turn.ctx, turn.contact.id)
  if (channel === 'sms')
    return sms === undefined ? aside(text(turn.say.settings.noSms)) : changed(turn, { channels: { sms: true } })
  if (channel === 'whatsapp') return changed(turn, { channels: { whatsapp: true } })
  if (!email) return aside(text(turn.say.settings.noEmail))
  return changed(turn, { channels: { email: true, whatsapp: false } })
}

async function changed(turn: Turn, change: SettingsChange, notes: readonly string[] = []): Promise<Outcome> {
  const view = await changeSettings(turn.ctx, turn.contact.id, change)
  return aside(text([`${turn.say.settings.changed} ${turn.say.settings.shown(view)}`, ...notes].join('\n\n')))
}

async function shown({ ctx, contact, say }: Turn): Promise<Outcome> {
  const view = await settingsOf(ctx, contact.id)
  return aside(list(`${say.settings.shown(view)}\n\n${say.settings.hint}`, say.settings.open, rows(view, say)))
}

const rows = (view: SettingsView, { settings }: Turn['say']) => [
  ...allTopics.map((topic) => ({
    id: `settings:${topic}:${view.topics[topic] ? 'off' : 'on'}`,
    ...settings.row(topic, view.topics[topic]),
  })),
  { id: `settings:quiet:${view.quiet ? 'off' : 'on'}`, ...settings.quietRow(view.quiet) },
]

/** A row of the settings, which names what it sets. */
export async function settingsButton(what: string, turn: Turn): Promise<Outcome | undefined> {
  const [name = '', to = ''] = what.split(':')
  if (to !== 'on' && to !== 'off') return undefined
  if (name === 'quiet') return changed(turn, { quiet: to === 'on' ? DEFAULT_QUIET_HOURS : never })
  const topic = allTopics.find((one) => one === name)
  if (!topic) return undefined
  const setting: TopicSetting = { set: to, topics: [topic] }
  return changed(turn, { topics: switches(setting) }, hints(setting, turn))
}

async function whyTold(message: ParsedMessage, { ctx, contact, say }: Turn): Promise<Outcome> {
  const why = await whyThis(ctx, contact.id, message.repliesTo)
  return aside(
    text(
      why
        ? say.settings.why(
            say.settings.kinds[why.what],
            why.reasons.map((one) => reasonWords(one, say)),
          )
        : say.settings.whyNothing,
    ),
  )
}

async function notTold(topic: Topic | undefined, { ctx, contact, say }: Turn): Promise<Outcome> {
  const { held, now } = await whyNot(ctx, contact.id, topic)
  const lines = held.map(({ what, at, reasons }) =>
    say.settings.whyNot(
      say.settings.kinds[what],
      momentWords(at, say.dates),
      reasons.map((one) => reasonWords(one, say)).join(', '),
    ),
  )
  const present = now.map(({ topic, reason }) => say.settings.whyNotNow(topic, reasonWords(reason, say)))
  const parts = [...(lines.length > 0 ? [[say.settings.whyNotTitle, ...lines].join('\n')] : []), ...present]
  return aside(text(parts.length > 0 ? parts.join('\n\n') : say.settings.whyNotNothing))
}
