import { endsQuiet, quietWhen, readUpdates, readWhy } from './parts/updates.ts'
import type { Reading } from './reading.ts'
import type { Intent, Slots } from './types.ts'

const areSettings: ReadonlySet<Intent> = new Set(['preferences', 'opt_out', 'opt_in'])
const asksOther: ReadonlySet<Intent> = new Set([
  'sign_in',
  'message_shop',
  'tell_customer',
  'human',
  'ask_tyres',
  'ask_shop',
])

/** What a person says of the messages that they get from us. */
export function ofOurMessages(reading: Reading, intent: Intent): Slots {
  const why = asksOther.has(intent) ? undefined : readWhy(reading)
  const updates = why ? undefined : readUpdates(reading, areSettings.has(intent))
  const quiet = endsQuiet(reading) ? 'none' : intent === 'preferences' ? quietWhen(reading) : undefined
  return { ...(why && { why }), ...(updates && { updates }), ...(quiet && { quiet }) }
}
