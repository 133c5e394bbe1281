import type { Evidence } from '../evidence.ts'
import type { Intent } from '../types.ts'
import { alerts } from './alerts.ts'
import { booking, bookings } from './bookings.ts'
import { quotes, shopMessages } from './messages.ts'
import type { IntentRule } from './rule.ts'
import { searching } from './searching.ts'
import { account, settings } from './settings.ts'
import { consent, morning, people, smallTalk } from './talking.ts'

/** In order of certainty: what must not be misread, what is said in so many words, then what is sought, then small talk. */
const rules: readonly IntentRule[] = [
  ...consent,
  ...morning,
  ...account,
  ...alerts,
  ...settings,
  ...shopMessages,
  ...people,
  ...bookings,
  ...quotes,
  ...booking,
  ...searching,
  ...smallTalk,
]

export function decide(evidence: Evidence): { intent: Intent; rule: string } {
  for (const { intent, name, when } of rules) if (when(evidence)) return { intent, rule: name }
  return { intent: 'unknown', rule: 'nothing known' }
}
