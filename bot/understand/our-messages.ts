import {
  asksSettings,
  endsQuiet,
  quietWhen,
  readAlertWords,
  readComplaint,
  readUpdates,
  readWhy,
  refusesToEnd,
} from './parts/updates.ts'
import { type Reading, wordAt } from './reading.ts'
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
const ofAlerts: ReadonlySet<Intent> = new Set(['alert_create', 'alert_delete', 'alert_list', 'preferences', 'refine'])
const ends: ReadonlySet<Intent> = new Set(['opt_out', 'cancel_booking', 'alert_delete'])

/** What a person says of the messages that they get from us, and of what they have with us. */
export function ofOurMessages(reading: Reading, intent: Intent): Slots {
  const why = asksOther.has(intent) ? undefined : readWhy(reading)
  const updates = why ? undefined : readUpdates(reading, areSettings.has(intent))
  const quiet = endsQuiet(reading) ? 'none' : intent === 'preferences' ? quietWhen(reading) : undefined
  const alert = ofAlerts.has(intent) ? readAlertWords(reading) : undefined
  const complaint = intent === 'human' ? readComplaint(reading) : undefined
  return {
    ...(complaint && { complaint }),
    ...(why && { why }),
    ...(updates && { updates }),
    ...(quiet && { quiet }),
    ...(alert && { alert }),
    ...(asksSettings(reading) && { settings: true as const }),
    ...(intent === 'opt_out' && misses(reading) && { resend: true }),
    ...(ends.has(intent) && refusesToEnd(reading) && { keeps: true as const }),
    ...(intent === 'reschedule' && saysSameTime(reading) && { sameTime: true as const }),
  }
}

const arrives: ReadonlySet<string> = new Set(
  'came come arrived arrive received thru through gekom kom gekry aangekom'.split(' '),
)
const never: ReadonlySet<string> = new Set('never not didnt nie nooit hasnt havent'.split(' '))

/** 'It never came through, send again': something of ours is missed. */
function misses({ words }: Reading): boolean {
  const has = (wanted: ReadonlySet<string>): boolean => words.some(({ text }) => wanted.has(text))
  const endsAll = words.some(({ text }) => text === 'stop' || text === 'stopping')
  return !endsAll && has(arrives) && has(never)
}

const same: ReadonlySet<string> = new Set(['same', 'dieselfde', 'selfde'])
const times: ReadonlySet<string> = new Set(['time', 'tyd', 'hour', 'uur'])

const saysSameTime = (reading: Reading): boolean =>
  reading.words.some(({ text }, at) => same.has(text) && times.has(wordAt(reading, at + 1)))
