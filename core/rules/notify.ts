import { allows, type Channel, type Preferences, type Topic } from './preferences.ts'
import { endOfQuiet, isQuiet, type QuietHours } from './quiet-hours.ts'

export type Purpose = 'service' | 'deals' | 'marketing'

export type KindRule = {
  /** The switch that it stands under; none for an answer to the person's own message. */
  topic: Topic | undefined
  purpose: Purpose
  channels: readonly Channel[]
  /** Does not wait for the end of quiet hours. */
  urgent: boolean
  /** Hours after which it has lost its use while it was held. */
  keepsHours: number
  /** Proves the number to be theirs: asked for on the website, so it may begin a conversation with whoever holds it. */
  proves?: true
}

const booking = (keepsHours: number): KindRule => ({
  topic: 'bookings',
  purpose: 'service',
  channels: ['whatsapp', 'email'],
  urgent: true,
  keepsHours,
})

/** Everything that we ever tell a person. */
export const kinds = {
  reply: { topic: undefined, purpose: 'service', channels: ['whatsapp'], urgent: true, keepsHours: 24 },
  one_time_code: {
    topic: undefined,
    purpose: 'service',
    channels: ['whatsapp'],
    urgent: true,
    keepsHours: 5 / 60,
    proves: true,
  },
  booking_request: booking(4),
  booking_confirmed: booking(24),
  booking_accepted: booking(24),
  booking_declined: booking(24),
  booking_time_proposed: booking(24),
  booking_proposal_declined: booking(24),
  booking_cancelled: booking(24),
  booking_expired: booking(24),
  deal_alert: { topic: 'deals', purpose: 'deals', channels: ['whatsapp'], urgent: false, keepsHours: 24 },
  alert_renewal: { topic: 'deals', purpose: 'deals', channels: ['whatsapp'], urgent: false, keepsHours: 72 },
} as const satisfies Record<string, KindRule>

export type Kind = keyof typeof kinds
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)

/** Whether our template for the kind may start a conversation. */
export type TemplateState = 'approved' | 'waiting' | 'refused' | 'missing'

/** What a decision needs to know of a person. */
export type Person = {
  /** Proven to be theirs: they wrote from it, or confirmed a code. */
  whatsapp: { proven: boolean; windowOpen: boolean } | undefined
  email: string | undefined
  /** A made-up person, whom no real provider may write to. */
  demo: { whatsapp: boolean; email: boolean }
  preferences: Preferences | undefined
  /** The latest word that was given or withdrawn, by channel and purpose. */
  consents: Readonly<Partial<Record<`${Channel}:${Purpose}`, boolean>>>
  quietHours: QuietHours
}

export type Decision =
  | { do: 'send'; reason: string }
  | { do: 'hold'; until: Date; reason: string }
  | { do: 'drop'; reason: string }

const send = (reason: string): Decision => ({ do: 'send', reason })
const hold = (until: Date, reason: string): Decision => ({ do: 'hold', until, reason })
const drop = (reason: string): Decision => ({ do: 'drop', reason })

const TEMPLATE_CHECK_MS = 60_000
const channelNames: Record<Channel, string> = { whatsapp: 'WhatsApp', email: 'E-mail', in_app: 'In the app' }

/** Whether a person is told something on a channel, now, later or not, and why. */
export function decide(
  rule: KindRule,
  channel: Channel,
  person: Person,
  at: Date,
  template: TemplateState = 'missing',
): Decision {
  const unreachable = whyUnreachable(rule, channel, person)
  if (unreachable) return drop(unreachable)
  if (rule.proves) return start(person, template, at)
  if (rule.topic === undefined) return answer(person)
  const name = channelNames[channel]
  if (!allows(person.preferences, channel, rule.topic)) return drop(`${name} for ${rule.topic} is switched off`)
  const consent = person.consents[`${channel}:${rule.purpose}`]
  if (consent === false) return drop(`they withdrew their consent to ${rule.purpose} messages`)
  if (rule.purpose !== 'service' && !consent) return drop(`no consent to ${rule.purpose} messages`)
  if (!rule.urgent && isQuiet(person.quietHours, at)) return hold(endOfQuiet(person.quietHours, at), 'quiet hours')
  if (channel !== 'whatsapp') return send(`${name} for ${rule.topic} is on`)
  return start(person, template, at)
}

function whyUnreachable(rule: KindRule, channel: Channel, person: Person): string | undefined {
  if (channel === 'email') return person.email ? madeUp(person.demo.email) : 'no e-mail address'
  if (channel === 'in_app') return undefined
  if (!person.whatsapp) return 'no WhatsApp number'
  if (!person.whatsapp.proven && !rule.proves) return 'the number is not proven to be theirs'
  return madeUp(person.demo.whatsapp)
}

const madeUp = (demo: boolean) => (demo ? 'a demo contact is not written to in earnest' : undefined)

const answer = (person: Person): Decision =>
  person.whatsapp?.windowOpen ? send('an answer to their message') : drop('more than 24 hours since their last message')

function start(person: Person, template: TemplateState, at: Date): Decision {
  if (person.whatsapp?.windowOpen) return send('they wrote within the last 24 hours')
  if (template === 'approved') return send('with an approved template, since they did not write within 24 hours')
  if (template === 'waiting') return hold(new Date(at.getTime() + TEMPLATE_CHECK_MS), 'the template waits for approval')
  return drop(
    template === 'refused' ? 'the template was refused by WhatsApp' : 'no template may start this conversation',
  )
}

/** A held message is of no more use once its cause has grown old. */
export const isTooLate = (kind: Kind, createdAt: Date, at: Date): boolean =>
  at.getTime() - createdAt.getTime() > kinds[kind].keepsHours * 3_600_000
