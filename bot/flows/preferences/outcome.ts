import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { isOnlySettings } from '#bot/understand/said/only-settings.ts'
import type { Intent, Slots, Wish } from '#bot/understand/types.ts'
import { whyNot, whyThis } from '#core/notifications/history.ts'
import { changeSettings, type SettingsChange, settingsOf } from '#core/notifications/preferences/settings.ts'
import { topics as allTopics, type Topic } from '#core/rules/notifications/preferences.ts'
import { DEFAULT_QUIET_HOURS } from '#core/rules/time/quiet-hours.ts'
import { reasonWords } from '#core/texts/reason-words.ts'
import type { SettingsView } from '#core/texts/settings.ts'
import { momentWords } from '#core/texts/when.ts'
import { resumed, stopped } from '../alerts/buttons.ts'
import { heardPlace } from '../search/place.ts'

const never = { start: '00:00', end: '00:00' }
type Updates = NonNullable<Slots['updates']>

/** A setting of one kind of messages is not the end of all. */
export const leavesOnlyPart = ({ understood }: ParsedMessage): boolean => understood.slots.updates !== undefined

/** What a person wants to hear from us and when, and why they heard or did not; undefined: it is about something else. */
export async function settingsOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.choice) return undefined
  const { intent, slots, wishes } = message.understood
  const isOrder = isOnlySettings(message.text) && !aboutBooking.has(intent)
  if (slots.why === undefined && !isOrder && !wishes.some(isAboutMessages)) return undefined
  if (slots.why) return slots.why.not ? notTold(slots.why.about, turn) : whyTold(message, turn)
  if (slots.settings && !slots.updates) return shown(turn)
  // 'Leave the booking' calls one off; it keeps no messages on.
  const leaves = intent === 'cancel_booking' && slots.updates?.off.length === 0
  // 'No bookings between 12 and 2' at a counter is about the shop's hours.
  if (slots.updates && (slots.timeFrom ?? slots.timeTo) && turn.actor.shops.length > 0) return undefined
  // What is not sure to be about messages alone changes nothing: the settings are shown with their switches.
  const isSure = isOrder || wishes.every((wish) => isAboutMessages(wish) && wish.sure && wish.probability >= LIKELY)
  if (slots.updates && !leaves) return isSure ? switched(slots.updates, turn) : shown(turn)
  // 'Any time' under a question is its answer.
  if (slots.quiet === 'none' && (intent === 'preferences' || !turn.running))
    return isSure ? changed(turn, { quiet: never }) : shown(turn)
  if (intent !== 'preferences' || slots.language) return undefined
  return placeOutcome(message, turn) ?? (isSure ? hoursOutcome(slots, turn) : shown(turn))
}

/** What is said of the messages that a person gets. A word of one of their kinds in another wish changes no setting. */
const aboutMessages: ReadonlySet<Intent> = new Set(['preferences', 'opt_out', 'opt_in', 'alert_delete', 'alert_list'])
/** 'Resume my booking' is about the booking, whatever its words could switch. */
const aboutBooking: ReadonlySet<Intent> = new Set([
  ...(['resume', 'drop', 'back', 'start_over', 'yes', 'no'] as const),
  ...(['book', 'cancel_booking', 'reschedule'] as const),
])
const LIKELY = 0.5
const isAboutMessages = ({ intent }: Wish): boolean => aboutMessages.has(intent)

async function switched({ on, off, only }: Updates, turn: Turn): Promise<Outcome> {
  if (off.includes('alerts') && on.length === 0) return stopped(turn)
  if (on.includes('alerts')) return resumed(turn)
  // 'Just the specials' may be all that is wanted, or all that is not: the settings are shown with their switches.
  if (only && on.includes('deals')) return shown(turn)
  const channels = [...on, ...off].filter(isChannel)
  const topics = Object.fromEntries([
    ...(only ? allTopics.map((topic) => [topic, false]) : []),
    ...off.filter(isTopic).map((topic) => [topic, false]),
    ...on.filter(isTopic).map((topic) => [topic, true]),
  ])
  const [channel] = channels
  if (Object.keys(topics).length === 0 && channel) return switchChannel({ channel, on: on.includes(channel) }, turn)
  return changed(turn, { topics }, hints(on, turn))
}

const isChannel = (update: string): update is 'email' | 'sms' => update === 'email' || update === 'sms'
const isTopic = (update: string): update is Topic => (allTopics as readonly string[]).includes(update)

/** 'I moved to Paarl': where we look from now on. */
function placeOutcome(message: ParsedMessage, { memory, say }: Turn): Outcome | undefined {
  const place = message.understood.slots.place ? heardPlace(message) : undefined
  if (!place) return undefined
  memory.place = place
  return aside(text(say.common.placeNoted(place.label)))
}

async function hoursOutcome(slots: Slots, turn: Turn): Promise<Outcome | undefined> {
  const hours = quietHoursIn(slots)
  if (hours) return changed(turn, { quiet: hours }, slots.days ? [turn.say.settings.daysNot] : [])
  if (slots.days || slots.quiet === 'days') return aside(text(turn.say.settings.daysOnlyNot))
  if (slots.channel) return onlyOn(slots.channel, turn)
  return shown(turn)
}

/** The quiet hours that somebody asks for; what they leave open stays as it is. Undefined: they named no hours. */
function quietHoursIn({ quietFrom, quietTo, timeFrom, timeTo, quiet }: Slots) {
  // 'Only between 9 and 5' says when we may write.
  const start = quietFrom ?? timeTo
  const end = quietTo ?? timeFrom
  if (start || end) return { ...(start && { start }), ...(end && { end }) }
  return quiet === 'night' ? DEFAULT_QUIET_HOURS : undefined
}

const hints = (on: readonly string[], { say }: Turn): string[] =>
  on.includes('deals') ? [say.settings.alertsHint] : []

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
  ...allTopics.flatMap((topic) => {
    const on = view.topics[topic]
    return on === undefined ? [] : [{ id: `settings:${topic}:${on ? 'off' : 'on'}`, ...settings.row(topic, on) }]
  }),
  { id: `settings:quiet:${view.quiet ? 'off' : 'on'}`, ...settings.quietRow(view.quiet) },
]

/** A row of the settings, which names what it sets. */
export async function settingsButton(what: string, turn: Turn): Promise<Outcome | undefined> {
  const [name = '', to = ''] = what.split(':')
  if (to !== 'on' && to !== 'off') return undefined
  if (name === 'quiet') return changed(turn, { quiet: to === 'on' ? DEFAULT_QUIET_HOURS : never })
  const topic = allTopics.find((one) => one === name)
  if (!topic) return undefined
  return switched({ on: [], off: [], [to]: [topic] }, turn)
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
