import type { FailureClass } from '#core/rules/notifications/reason.ts'

export type { FailureClass } from '#core/rules/notifications/reason.ts'

export type Failure = { class: FailureClass; says: string; waitMs?: number }

const minutes = (count: number) => count * 60_000
const permanent = (says: string): Failure => ({ class: 'permanent', says })
const config = (says: string): Failure => ({ class: 'config', says })
const retry = (says: string, waitMs?: number): Failure =>
  waitMs === undefined ? { class: 'retry', says } : { class: 'retry', says, waitMs }

/** Twilio's error codes that we treat differently. */
const failures: Readonly<Record<number, Failure>> = {
  20003: config('Twilio refuses our account or token'),
  20404: permanent('Twilio does not know what was asked for'),
  20429: retry('Twilio had too many requests'),
  21211: permanent('the number is not valid'),
  21212: config('our own number is not valid at Twilio'),
  21214: permanent('the number cannot be reached'),
  // About one country, so about this recipient: others are written to as before.
  21408: permanent('their country is not enabled in our Twilio account'),
  21606: config('our own number cannot send messages'),
  21610: { class: 'left', says: 'they asked not to get messages from us' },
  21612: permanent('the number cannot be reached'),
  21614: permanent('the number is not a mobile number'),
  21635: permanent('the number is a landline'),
  21617: permanent('the message is too long'),
  21619: permanent('Twilio could not keep the message'),
  21620: { class: 'layout', says: 'the address of the picture is not valid' },
  21623: permanent('the message has too many pictures'),
  21655: { class: 'template', says: 'Twilio does not know the template' },
  21656: { class: 'layout', says: 'Twilio refuses the words in the template' },
  30001: retry('too many messages were waiting at Twilio', minutes(1)),
  30003: permanent('the phone cannot be reached'),
  30004: permanent('messages to the number are blocked'),
  30005: permanent('nobody has the number'),
  30006: permanent('the number cannot get messages'),
  30008: retry('Twilio gave no reason', minutes(1)),
  63001: config('WhatsApp refuses our sender'),
  63003: permanent('the number is not on WhatsApp'),
  63005: { class: 'layout', says: 'WhatsApp did not accept the message' },
  63007: config('our number is not a WhatsApp sender'),
  63009: retry('WhatsApp had an error', minutes(1)),
  63010: retry('Twilio had an error', minutes(1)),
  63012: retry('WhatsApp had an error', minutes(1)),
  63013: { class: 'layout', says: 'WhatsApp did not accept the form of the message' },
  63014: { class: 'left', says: 'they blocked our number' },
  63015: permanent('they have not joined the sandbox'),
  63016: { class: 'window', says: 'more than 24 hours since their last message' },
  63017: retry('our account sends too fast', minutes(1)),
  63018: { class: 'limit', says: 'WhatsApp limits how much we may send', waitMs: 10_000 },
  63019: { class: 'layout', says: 'WhatsApp could not load the picture' },
  63020: config('the WhatsApp Business invitation is not accepted'),
  63021: { class: 'layout', says: 'WhatsApp did not accept the content' },
  63024: permanent('WhatsApp cannot reach the number'),
  63027: permanent('the template does not exist in this language'),
  63028: permanent('the template expects other words'),
  63030: permanent('the template does not fit the message'),
  63031: permanent('the message would go to our own number'),
  63032: permanent('WhatsApp does not deliver to this person at the moment'),
  63033: permanent('they blocked our number'),
  63034: { class: 'layout', says: 'the picture is too large' },
  63037: { class: 'layout', says: 'WhatsApp could not take the picture' },
  63038: retry('the limit of messages for today is reached', minutes(6 * 60)),
  63040: { class: 'refused', says: 'the template was refused by WhatsApp' },
  63041: { class: 'refused', says: 'the template is paused by WhatsApp' },
  63042: { class: 'refused', says: 'the template is switched off by WhatsApp' },
  63049: permanent('WhatsApp chose not to deliver it'),
  63051: config('our WhatsApp account is locked'),
  63119: retry('WhatsApp had too many requests', minutes(1)),
}

/** The failure by Twilio's code, or by the HTTP status if there is none. */
export function failureOf(code: number | undefined, status?: number): Failure {
  const known = code === undefined ? undefined : failures[code]
  if (known) return known
  // An error with a code is about this message; without one, the account itself is refused.
  const isAccount = code === undefined || Math.floor(code / 1000) === 20
  if ((status === 401 || status === 403) && isAccount) return config('Twilio refuses our account or token')
  if (status === 429 || (status !== undefined && status >= 500)) return retry('Twilio was not available')
  return permanent(code === undefined ? 'WhatsApp did not deliver it' : `WhatsApp did not deliver it (${code})`)
}

/** What an admin has to do about failures of a class; null where nothing has to be done. */
export const whatToDo: Readonly<Record<FailureClass, string | null>> = {
  retry: 'Nothing: it is tried again by itself. If it goes on for an hour, look at status.twilio.com.',
  permanent: null,
  config: 'Mend the set-up at Twilio: account, token, sender or number. Sending goes on by itself.',
  window: 'Nothing: the template goes out instead.',
  layout: 'Look at the message’s form: the words alone go out instead.',
  template: 'Run npm run twilio:templates; the template is made again by itself.',
  refused: 'Look at Templates: WhatsApp has refused it or paused it.',
  left: 'Nothing: the person is not written to any more.',
  limit: 'Wait, or ask WhatsApp for a higher limit. Bookings go first.',
}
