import { endOfQuiet, isQuiet, type QuietHours } from '../time/quiet-hours.ts'
import { allows, type Channel, type Preferences, type Topic } from './preferences.ts'

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
  /** By e-mail it waits for the one mail of the day. */
  digest?: true
  /** What its booking must still be like; otherwise its cause is gone. */
  needs?: 'shop answers' | 'customer answers' | 'confirmed'
  /** Proves the number to be theirs: asked for on the website, so it may begin a conversation with whoever holds it. */
  proves?: true
}

const booking = (keepsHours: number, needs?: KindRule['needs']): KindRule => ({
  topic: 'bookings',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: true,
  keepsHours,
  ...(needs && { needs }),
})

/** What somebody wrote in a thread. A direct answer does not wait for the morning: see Notification. */
const written = (topic: 'messages' | 'quotes'): KindRule => ({
  topic,
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app'],
  urgent: false,
  keepsHours: 72,
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
  booking_request: booking(4, 'shop answers'),
  /** That the shop was asked: who asked in the chat has read so there. */
  booking_requested: { ...booking(24), channels: ['email'] },
  booking_confirmed: booking(24, 'confirmed'),
  booking_accepted: booking(24, 'confirmed'),
  booking_declined: booking(24),
  booking_time_proposed: booking(24, 'customer answers'),
  booking_proposal_declined: booking(24),
  booking_cancelled: booking(24),
  booking_expired: booking(24),
  booking_proposal_expired: booking(24),
  booking_move_asked: booking(4, 'shop answers'),
  booking_move_proposed: booking(24, 'customer answers'),
  booking_moved: booking(24, 'confirmed'),
  booking_time_stands: booking(24, 'confirmed'),
  booking_reminder: booking(2, 'confirmed'),
  booking_unanswered: booking(2, 'shop answers'),
  booking_started: { ...booking(2), channels: ['whatsapp', 'in_app'] },
  booking_completed: booking(24),
  message_asked: written('messages'),
  quote_asked: written('quotes'),
  message_answered: written('messages'),
  quote_answered: written('quotes'),
  /** To who has just registered with this number, which switches bookings there on. */
  welcome: { topic: 'bookings', purpose: 'service', channels: ['whatsapp'], urgent: true, keepsHours: 1 },
  /** Somebody wants to talk to us. */
  support_asked: { topic: undefined, purpose: 'service', channels: ['email', 'in_app'], urgent: true, keepsHours: 72 },
  /** Something about the service itself that an admin has to mend. */
  trouble: { topic: undefined, purpose: 'service', channels: ['email', 'in_app'], urgent: true, keepsHours: 72 },
  deal_alert: {
    topic: 'deals',
    purpose: 'deals',
    channels: ['whatsapp', 'email'],
    urgent: false,
    keepsHours: 24,
    digest: true,
  },
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
  /** The address has been shown to be theirs; to any other goes only what was asked for. */
  emailProven?: boolean
  /** A made-up person, whom no real provider may write to. */
  demo: { whatsapp: boolean; email: boolean }
  /** A number for text messages, where the product sends any. */
  sms?: { proven: boolean } | undefined
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
const channelNames: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  in_app: 'In the app',
  sms: 'SMS',
}

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
  const name = channelNames[channel]
  if (rule.topic === undefined) return channel === 'whatsapp' ? answer(person) : send(`${name} for admins`)
  if (channel === 'email' && rule.purpose !== 'service' && !person.emailProven)
    return drop('the e-mail address is not proven to be theirs')
  if (!allows(person.preferences, channel, rule.topic)) return drop(`${name} for ${rule.topic} is switched off`)
  const consent = person.consents[`${channel}:${rule.purpose}`]
  if (consent === false) return drop(`they withdrew their consent to ${rule.purpose} messages`)
  if (rule.purpose !== 'service' && !consent) return drop(`no consent to ${rule.purpose} messages`)
  // What waits in the app to be read wakes nobody.
  const wakes = !rule.urgent && channel !== 'in_app'
  if (wakes && isQuiet(person.quietHours, at)) return hold(endOfQuiet(person.quietHours, at), 'quiet hours')
  if (channel !== 'whatsapp') return send(`${name} for ${rule.topic} is on`)
  return start(person, template, at)
}

function whyUnreachable(rule: KindRule, channel: Channel, person: Person): string | undefined {
  if (channel === 'email') return person.email ? madeUp(person.demo.email) : 'no e-mail address'
  if (channel === 'in_app') return undefined
  if (channel === 'sms') return person.sms?.proven ? madeUp(person.demo.whatsapp) : 'no number for SMS'
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

export type BookingState = {
  status: string
  awaiting: 'shop' | 'customer' | null
  proposed_by: 'shop' | 'customer' | null
}

/** Whether a message of the kind is still true of its booking. */
export function holdsFor(kind: string, { status, awaiting, proposed_by }: BookingState): boolean {
  const needs = isKind(kind) ? (kinds[kind] as KindRule).needs : undefined
  switch (needs) {
    case 'shop answers':
      return awaiting === 'shop' || proposed_by === 'customer'
    case 'customer answers':
      return awaiting === 'customer' || proposed_by === 'shop'
    case 'confirmed':
      return status === 'confirmed' || status === 'in_progress'
    case undefined:
      return true
  }
}

/** Kinds that go last, and first make room. */
export const lowKinds = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].purpose !== 'service')
