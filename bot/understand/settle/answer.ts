import { hearChoice, hearDate, hearQuantity, hearTime, pointsOnly } from '../answers.ts'
import type { Asked } from '../asked.ts'
import type { Reading } from '../reading.ts'
import type { Intent, Slots } from '../types.ts'
import { numberWords } from '../vocabulary/numbers.ts'

const choices: ReadonlySet<Asked> = new Set(['results', 'offer', 'shops', 'bookings', 'alerts', 'requests', 'day_list'])
const days: ReadonlySet<Asked> = new Set(['day', 'move', 'new_time'])
const times: ReadonlySet<Asked> = new Set(['time', 'move', 'new_time'])

/** Intents whose bare number is the row that they are about. */
const pointing: ReadonlySet<Intent> = new Set([
  ...(['book', 'cancel_booking', 'reschedule', 'alert_delete', 'ask_offer', 'message_shop'] as const),
  ...(['shop_confirm', 'shop_decline', 'shop_started', 'shop_done', 'shop_no_show', 'shop_cancel'] as const),
])

/** A bare '2', '0830' or 'saterdag' is what was asked for: a choice, a time, a day, a number of tyres. */
export function settleAnswer(reading: Reading, slots: Slots, intent: Intent, asked: Asked): void {
  const { text, now, zone, vocabulary } = reading
  const clock = { now, zone, vocabulary }
  if (intent === 'pick' && slots.index === undefined && slots.brand === undefined && slots.place === undefined) {
    const index = pointsOnly(text) ? undefined : hearChoice(text)
    if (index !== undefined) {
      slots.index = index
      if (choices.has(asked)) delete slots.date
    }
  }
  if (intent === 'pick' && slots.index !== undefined) delete slots.time
  if (choices.has(asked) && pointing.has(intent) && slots.index === undefined) set(slots, 'index', loneNumber(reading))
  if (intent === 'refine' && asked === 'results' && slots.quantity === undefined && countsInstead.test(text))
    set(slots, 'quantity', hearQuantity(text))
  if (intent !== 'answer') return
  if (asked === 'quantity' && slots.quantity === undefined)
    set(slots, 'quantity', hearQuantity(text) ?? numberIn(reading))
  if (days.has(asked) && slots.date === undefined && slots.notDates === undefined)
    set(slots, 'date', hearDate(text, clock))
  if (times.has(asked) && slots.time === undefined) set(slots, 'time', hearTime(text, { ...clock, asked: true }))
}

/** 'rather 2' under a list is another number of tyres; the number of a row stands alone or behind words that choose. */
const countsInstead =
  /^\W*(?:rather|liewer|eerder|make it|maak dit|only|just|net|slegs|actually|eintlik|no rather|nee liewer)\b/i

/** 'book 2 for tomorrow', '3 is a no show': a small number that nothing else has read. */
function loneNumber({ words, takenBy }: Reading): number | undefined {
  const free = words.filter(({ text }, at) => /^(?:[1-9]|10)$/.test(text) && takenBy[at] === undefined)
  return free.length === 1 ? Number(free[0]?.text) : undefined
}

/** The only number that an answer names, in figures or words. */
function numberIn({ words }: Reading): number | undefined {
  const numbers = words.map(({ text }) => (/^\d{1,2}$/.test(text) ? Number(text) : numberWords.get(text)))
  const named = numbers.filter((number) => number !== undefined)
  return named.length === 1 ? named[0] : undefined
}

function set<Name extends keyof Slots>(slots: Slots, name: Name, value: Slots[Name]): void {
  if (value !== undefined) slots[name] = value
}
