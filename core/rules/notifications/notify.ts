import { endOfQuiet, isQuiet, type QuietHours } from '../time/quiet-hours.ts'
import { addDays, hours, instantOf, localDate } from '../time/time.ts'
import { allows, type Channel, type Preferences, type Topic } from './preferences.ts'
import type { Purpose, Reason } from './reason.ts'

/** The facts about a kind of notice that a decision needs; the kinds stand in core/notifications/kinds. */
export type KindRule = {
  /** The switch of the person's preferences; none for what nobody can switch off, such as an answer to their message. */
  topic: Topic | undefined
  purpose: Purpose
  channels: readonly Channel[]
  /** Does not wait for the end of quiet hours. */
  urgent: boolean
  /** A held notice is of use for so many milliseconds. */
  keeps: number
  /** By e-mail it waits for the daily mail. */
  digest?: true
  /** For those who look after the product. */
  toAdmins?: true
  /** By e-mail it goes only to an address that is proven. */
  provenOnly?: true
  /** When the person ordered the thing that the notice is about. */
  orderedAt?: Date
  /**
   * The notice proves the number: somebody asked for it on the website, so it may begin a conversation with whoever
   * holds it.
   */
  proves?: true
}

/** The bot's answers to a person's own messages. */
export const answerRule: KindRule = {
  topic: undefined,
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: true,
  keeps: hours(24),
}

/** Whether our template for the kind may start a conversation. */
export type TemplateState = 'approved' | 'waiting' | 'refused' | 'missing'

/** The facts about a person that a decision needs. */
export type Person = {
  /** Proven: the person wrote from it, or confirmed a code. */
  whatsapp: { proven: boolean; windowOpen: boolean } | undefined
  email: string | undefined
  /** Whether the address is proven; an unproven one gets only what was asked for. */
  emailProven?: boolean
  /** A made-up person, whom no real provider may write to. */
  demo: { whatsapp: boolean; email: boolean }
  /** A number for text messages, if the product sends any. */
  sms?: { proven: boolean } | undefined
  /** How many of their browsers show notices. */
  devices?: number
  preferences: Preferences | undefined
  /** Since then the person wants no messages on WhatsApp; what they order afterwards is told to its end. */
  leftAt?: Date | undefined
  /** The latest word that was given or withdrawn, by channel and purpose. */
  consents: Readonly<Partial<Record<`${Channel}:${Purpose}`, boolean>>>
  quietHours: QuietHours
}

export type Decision =
  | { do: 'send'; reason: Reason }
  | { do: 'hold'; until: Date; reason: Reason }
  | { do: 'drop'; reason: Reason }

const send = (reason: Reason): Decision => ({ do: 'send', reason })
const hold = (until: Date, reason: Reason): Decision => ({ do: 'hold', until, reason })
const drop = (reason: Reason): Decision => ({ do: 'drop', reason })

const TEMPLATE_CHECK_MS = 60_000

/** Decides whether a person is told something on a channel: now, later or not, and why. */
export function decide(
  rule: KindRule,
  channel: Channel,
  person: Person,
  at: Date,
  template: TemplateState = 'missing',
): Decision {
  const refused = whyUnreachable(rule, channel, person) ?? whyUnwanted(rule, channel, person)
  if (refused) return drop(refused)
  // A notice in the app wakes nobody.
  const wakes = !rule.urgent && channel !== 'in_app'
  if (wakes && isQuiet(person.quietHours, at)) return hold(endOfQuiet(person.quietHours, at), { code: 'quiet_hours' })
  if (rule.proves && channel === 'whatsapp') return start(person, template, at)
  const { topic } = rule
  if (channel !== 'whatsapp') return send(topic ? { code: 'allowed', channel, topic } : withoutTopic(rule, channel))
  if (topic === undefined) return answer(person)
  const decision = start(person, template, at)
  return hasLeft(person, rule, channel) && decision.do === 'send' ? send({ code: 'ordered' }) : decision
}

/** Why the person gets it not at all, whatever the hour. */
function whyUnwanted(rule: KindRule, channel: Channel, person: Person): Reason | undefined {
  const { topic, purpose, provenOnly, proves } = rule
  if (proves) return undefined
  if (channel === 'email' && (purpose !== 'service' || provenOnly) && !person.emailProven)
    return { code: 'email_unproven' }
  if (topic === undefined) return undefined
  if (!allows(person.preferences, channel, topic)) return { code: 'switched_off', channel, topic }
  const ordered = channel === 'whatsapp' && isOrderedSince(rule, person.leftAt)
  if (hasLeft(person, rule, channel) && !ordered) return { code: 'consent_withdrawn', purpose }
  return purpose !== 'service' && !person.consents[`${channel}:${purpose}`]
    ? { code: 'no_consent', purpose }
    : undefined
}

const hasLeft = ({ consents }: Person, { purpose }: KindRule, channel: Channel): boolean =>
  consents[`${channel}:${purpose}`] === false

const withoutTopic = ({ toAdmins }: KindRule, channel: Channel): Reason =>
  toAdmins ? { code: 'for_admins', channel } : { code: 'about_account' }

const isOrderedSince = ({ orderedAt }: KindRule, leftAt: Date | undefined): boolean =>
  orderedAt !== undefined && leftAt !== undefined && orderedAt > leftAt

/** A page that said so within so many milliseconds has its reader before it. */
export const ON_PAGE_MS = 2 * 60_000
const READING_MS = 60_000

/** What would go out now waits while its reader is on the page, at most until then. */
export const waitsForReader = (decision: Decision, at: Date, until: Date | undefined): Decision =>
  decision.do === 'send' ? hold(until ?? new Date(at.getTime() + READING_MS), { code: 'reading' }) : decision

function whyUnreachable(rule: KindRule, channel: Channel, person: Person): Reason | undefined {
  if (channel === 'email') return person.email ? madeUp(person.demo.email) : { code: 'no_email' }
  if (channel === 'in_app') return undefined
  if (channel === 'push') return person.devices ? undefined : { code: 'no_device' }
  if (channel === 'sms') return person.sms?.proven ? madeUp(person.demo.whatsapp) : { code: 'no_sms_number' }
  if (!person.whatsapp) return { code: 'no_number' }
  if (!person.whatsapp.proven && !rule.proves) return { code: 'number_unproven' }
  return madeUp(person.demo.whatsapp)
}

const madeUp = (demo: boolean): Reason | undefined => (demo ? { code: 'demo' } : undefined)

const answer = (person: Person): Decision =>
  person.whatsapp?.windowOpen ? send({ code: 'answer' }) : drop({ code: 'window_over' })

function start(person: Person, template: TemplateState, at: Date): Decision {
  if (person.whatsapp?.windowOpen) return send({ code: 'window_open' })
  if (template === 'approved') return send({ code: 'template_approved' })
  if (template === 'waiting') return hold(new Date(at.getTime() + TEMPLATE_CHECK_MS), { code: 'template_waiting' })
  return drop({ code: template === 'refused' ? 'template_refused' : 'template_missing' })
}

/** Whether a held message is too old to be of use. */
export const isTooLate = ({ keeps }: Pick<KindRule, 'keeps'>, createdAt: Date, at: Date): boolean =>
  at.getTime() - createdAt.getTime() > keeps

const DIGEST_TIME = '09:00'

/** The next time of the person's daily e-mail: nine on their clock, or the end of their quiet hours. */
export function nextDigest(quiet: QuietHours, at: Date): Date {
  const today = localDate(at, quiet.zone)
  const here = instantOf(today, DIGEST_TIME, quiet.zone)
  const next = here > at ? here : instantOf(addDays(today, 1), DIGEST_TIME, quiet.zone)
  return isQuiet(quiet, next) ? endOfQuiet(quiet, next) : next
}
