import type { Channel, Topic } from '../rules/notifications/preferences.ts'
import type { PlainReason, Reason } from '../texts/settings.ts'

const fixed: Readonly<Record<string, PlainReason>> = {
  'an answer to their message': 'answer',
  'they wrote within the last 24 hours': 'window',
  'with an approved template, since they did not write within 24 hours': 'template',
  'as a template, since WhatsApp found the 24 hours over': 'template',
  'quiet hours': 'quiet',
  'the template waits for approval': 'waiting',
  'the template was refused by WhatsApp': 'refused',
  'no template may start this conversation': 'missing',
  'more than 24 hours since their last message': 'window_over',
  'the 24 hours ended before it was sent': 'window_over',
  'no WhatsApp number': 'no_number',
  'no e-mail address': 'no_email',
  'the number is not proven to be theirs': 'unproven',
  'the e-mail address is not proven to be theirs': 'email_unproven',
  'a demo contact is not written to in earnest': 'demo',
  'too late to be of use': 'late',
  'its cause is gone': 'gone',
  'they asked us to stop': 'stopped',
  'the budget of conversations for the day is used up': 'budget',
  'WhatsApp limits how much we may send': 'budget',
  'gathered for the daily e-mail': 'digest',
}
const channels: Readonly<Record<string, Channel>> = {
  WhatsApp: 'whatsapp',
  'E-mail': 'email',
  'In the app': 'in_app',
  SMS: 'sms',
}
const topics: readonly string[] = ['bookings', 'quotes', 'messages', 'deals', 'marketing'] satisfies Topic[]
const isTopic = (word: string): word is Topic => topics.includes(word)

/** What a stored reason means; it stays as it is when it is none of ours. */
export function readReason(stored: string): Reason {
  const code = fixed[stored]
  if (code) return { code }
  const [, name = '', topic = '', state] = /^(.+) for (\w+) is (on|switched off)$/.exec(stored) ?? []
  const channel = channels[name]
  if (channel && isTopic(topic)) return { code: state === 'on' ? 'on' : 'off', channel, topic }
  const [, purpose] = /^(?:they withdrew their|no) consent to (\w+) messages$/.exec(stored) ?? []
  if (purpose) return { code: stored.startsWith('no') ? 'no_consent' : 'withdrawn', purpose }
  return { code: 'other', why: stored }
}
