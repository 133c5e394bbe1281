import type { Asked } from './asked.ts'
import { ofOurMessages } from './our-messages.ts'
import { readMessage } from './parts/message.ts'
import { readChannel, readHours, readLanguageName } from './parts/settings.ts'
import type { Found, Reading } from './reading.ts'
import { settleAnswer } from './settle/answer.ts'
import { settleHourAbout } from './settle/hour-about.ts'
import { hoursIn } from './settle/hours-of-things.ts'
import { keptDays } from './settle/kept-days.ts'
import { priced, settleMoney } from './settle/money.ts'
import { settleNames } from './settle/names.ts'
import { settleNumbers } from './settle/numbers.ts'
import { whenIn } from './settle/when.ts'
import type { Intent, Slots } from './types.ts'

/** Brings the slots in line with the intent: which day is which, what an amount limits, what is only part of a message. */
export function settleSlots(reading: Reading, intent: Intent, asked: Asked = 'none'): Slots {
  if (silent.has(intent)) return { ...pointed(reading, intent), ...ofOurMessages(reading, intent) }
  const settled: Slots = { ...reading.slots }
  settleNames(reading, settled)
  settleMoney(reading, settled, intent)
  settleSort(reading, settled, intent)
  if (moves.has(intent)) settleMove(reading, settled, intent === 'reschedule')
  else if (datable.has(intent)) {
    const { date, time, ...choice } = whenIn(reading)
    const [firstDate] = reading.dates
    const [firstTime] = reading.times
    if (choosing.has(intent)) Object.assign(settled, defined({ date, time, ...choice }))
    else Object.assign(settled, defined({ date: date ?? firstDate?.value, time: time ?? firstTime?.value }))
  }
  if (ending.has(intent)) settleKept(reading, settled)
  if (intent === 'preferences') settlePreferences(reading, settled)
  if (intent === 'message_shop') settleMessage(reading, settled, readMessage(reading))
  if (intent === 'tell_customer') settleMessage(reading, settled, readMessage(reading) ?? reading.text.trim())
  if (intent === 'answer' && asksForWords.has(asked)) settleMessage(reading, settled, reading.text.trim())
  if (intent === 'deals') settleOccasion(reading, settled)
  if (intent === 'sign_in' && says(reading, resent)) settled.resend = true
  if (
    settled.service === 'fitting' &&
    (ownBooking.has(intent) || (intent === 'shops_nearby' && says(reading, /\b(?:fitment|centre)\b/)))
  )
    delete settled.service
  settleAnswer(reading, settled, intent, asked)
  settleNumbers(reading, settled, intent, asked)
  if (intent !== 'shop_stock') settleHourAbout(reading, settled)
  for (const name of besides[intent] ?? []) delete settled[name]
  if (intent === 'answer' && !asksWhere.has(asked)) delete settled.place
  return Object.assign(settled, ofOurMessages(reading, intent))
}

const defined = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))

/** Where a day and hours are chosen. */
const choosing: ReadonlySet<Intent> = new Set(['book', 'answer', 'pick', 'refine', 'no'])

/** Where a place answers; elsewhere it only stands in the sentence. */
const asksWhere: ReadonlySet<Asked> = new Set([
  'none',
  'size',
  'vehicle',
  'place',
  'results',
  'address',
  'where_stuck',
  'shops',
  'summary',
  'service',
])

/** What is called off or moved, of which another may stay. */
const ending: ReadonlySet<Intent> = new Set(['cancel_booking', 'reschedule'])

/** 'The Friday one stays': that day is none of those that are meant. */
function settleKept(reading: Reading, slots: Slots): void {
  const kept = keptDays(reading)
  if (kept.length === 0) return
  slots.keptDates = kept
  if (slots.date && kept.includes(slots.date)) delete slots.date
  if (slots.fromDate && kept.includes(slots.fromDate)) delete slots.fromDate
}

/** What may stand in such a message but belongs to no slot of it. */
const asides = ['place', 'quantity', 'service', 'index', 'date', 'time', 'vehicle', 'brand'] as const
const besides: Partial<Record<Intent, readonly (keyof Slots)[]>> = {
  cancel_booking: ['place', 'quantity', 'sort'],
  reschedule: ['place', 'quantity', 'sort'],
  my_bookings: ['place', 'quantity', 'sort'],
  emergency: ['quantity', 'date', 'time', 'index', 'axle', 'sort'],
  ask_offer: ['service', 'quantity', 'date', 'time', 'place'],
  ask_tyres: ['service', 'quantity', 'date', 'time', 'place', 'index', 'radiusKm'],
  compare: ['place', 'quantity', 'date', 'time', 'service'],
  alert_delete: ['place', 'service', 'date', 'time'],
  delete_data: asides,
  sign_in: asides,
  drop: asides,
  human: ['place', 'quantity', 'service', 'index'],
  shop_confirm: ['place', 'service'],
  shop_decline: ['place', 'service', 'quantity'],
  shop_propose: ['place', 'service'],
  shop_day: ['place', 'quantity'],
  shop_started: ['place', 'service', 'quantity'],
  shop_done: ['place', 'service', 'quantity'],
  shop_no_show: ['place', 'service', 'quantity'],
  shop_cancel: ['place', 'service'],
  shop_stock: ['place', 'service'],
  shop_hours: ['place', 'service', 'quantity'],
}

const resent =
  /\b(?:resend|again|weer|never came|didnt come|did not come|not received|didnt get|new code|new otp|another|expired)\b/

/** 'Die klein een' says nothing by itself, and everything beside a list; 'the back ones' may be tyres. */
const pointed = ({ slots: { pointing, axle } }: Reading, intent: Intent): Slots => ({
  ...(intent === 'unknown' && pointing?.most ? { pointing } : {}),
  ...(intent === 'back' && axle ? { axle } : {}),
})

/** The corrected plain words, matched. */
const says = ({ words }: Reading, pattern: RegExp): boolean => pattern.test(words.map(({ text }) => text).join(' '))

/** What is written there is passed on as it is. */
const asksForWords: ReadonlySet<Asked> = new Set(['notes', 'message_words'])
/** Two days or times are from where to where. */
const moves: ReadonlySet<Intent> = new Set(['reschedule', 'shop_propose'])
const datable: ReadonlySet<Intent> = new Set([
  'book',
  'my_bookings',
  'cancel_booking',
  'refine',
  'shops_nearby',
  'quote_request',
  'search_size',
  'search_vehicle',
  'human',
  'deals',
  'pick',
  'ask_offer',
  'ask_shop',
  'answer',
  'shop_confirm',
  'shop_decline',
  'shop_day',
  'shop_no_show',
  'shop_cancel',
  'shop_hours',
])
const silent: ReadonlySet<Intent> = new Set([
  'greeting',
  'help',
  'thanks',
  'unknown',
  'opt_out',
  'opt_in',
  'alert_list',
  'yes',
  'no',
  'back',
  'resume',
  'start_over',
])
/** 'my fitting' is the booking itself there. */
const ownBooking: ReadonlySet<Intent> = new Set(['cancel_booking', 'reschedule', 'my_bookings'])
function settleSort(reading: Reading, slots: Slots, intent: Intent): void {
  if (!priced.has(intent) || intent === 'alert_create' || intent === 'alert_delete' || intent === 'answer') return
  const { concepts } = reading
  if (concepts.has('bestRated')) slots.sort = 'rating'
  else if (intent === 'shops_nearby') return
  else if (concepts.has('closer') || (intent === 'refine' && concepts.has('near') && slots.place === undefined))
    slots.sort = 'distance'
  else if (concepts.has('cheap') || (intent === 'refine' && concepts.has('expensive'))) slots.sort = 'price'
  else if (intent !== 'deals' && slots.place === undefined && says(reading, /\b(?:closest|nearest|naaste)\b/))
    slots.sort = 'distance'
}

/** From where to where: 'from Friday to Saturday', 'push todays 11 to 12:30', 'Monday instead of Friday'. */
function settleMove(reading: Reading, slots: Slots, isOwn: boolean): void {
  const kept = isOwn ? keptDays(reading) : []
  const [fromDate, date] = pairOf(
    reading,
    reading.dates.filter(({ value }) => !kept.includes(value)),
  )
  const [fromTime, time] = pairOf(reading, hoursIn(reading))
  if (fromDate && isOwn) slots.fromDate = fromDate
  if (fromTime && isOwn) slots.fromTime = fromTime
  if (time) slots.time = time
  if (date) slots.date = date
  else if (fromDate && time) slots.date = fromDate
}

function pairOf(reading: Reading, found: readonly Found<string>[]): [from: string | undefined, to: string | undefined] {
  const [first, second] = found
  if (!first) return [undefined, undefined]
  if (second && second.value !== first.value)
    return isLeft(reading, second) && !isLeft(reading, first)
      ? [second.value, first.value]
      : [first.value, second.value]
  return isLeft(reading, first) ? [first.value, undefined] : [undefined, first.value]
}

/** What is moved away from stands behind 'from', 'instead of', 'my', or before 'booking'. */
function isLeft(reading: Reading, { from, to }: Found<string>): boolean {
  const before = reading.words
    .slice(Math.max(0, from - 3), from)
    .map(({ text }) => text)
    .join(' ')
  const [behind = '', further = ''] = reading.words.slice(to, to + 2).map(({ text }) => text)
  const first = reading.words[from]?.text ?? ''
  if (
    /(?:^| )(?:to|na|tot|for|till|until|at|ku|ho|lube|ibe|make it|rather|on)$/.test(before) &&
    !/instead of$/.test(before)
  )
    return /^(?:booking|appointment|afspraak|bespreking|slot)$/.test(behind) && /(?:^| )(?:for|on)$/.test(before)
  if (
    /(?:^| )(?:from|van|instead of|rather than|in plaas van|not|my|our|the|kwa|die|todays|cant|on|move|make|push|skuif|shift|reschedule|postpone)$/.test(
      before,
    ) &&
    !/make it$/.test(before)
  )
    return (
      /(?:from|van|instead of|rather than|plaas van|my|our|not|cant|skuif|push|move|shift|reschedule|postpone)$/.test(
        before,
      ) || /^(?:booking|appointment|afspraak|bespreking|slot|one|fitting|fitment|s|se)$/.test(behind)
    )
  return (
    /^(?:booking|appointment|afspraak|bespreking|slot|fitting|fitment|se)$/.test(behind) ||
    /^(?:to|na)$/.test(behind) ||
    further === 'se' ||
    first === 'todays' ||
    first === 'tomorrows' ||
    first === 'kwakusasa'
  )
}

function settlePreferences(reading: Reading, slots: Slots): void {
  const language = readLanguageName(reading)
  if (language) slots.language = language
  const channel = readChannel(reading)
  if (channel && !language) slots.channel = channel
  readHours(reading)
  const { quietFrom, quietTo, timeFrom, timeTo, days } = reading.slots
  Object.assign(slots, {
    ...(quietFrom && { quietFrom }),
    ...(quietTo && { quietTo }),
    ...(timeFrom && { timeFrom }),
    ...(timeTo && { timeTo }),
    ...(days && { days }),
  })
}

/** Days, times, amounts and works inside the message belong to the message. */
function settleMessage(reading: Reading, slots: Slots, message: string | undefined): void {
  for (const inside of [
    'service',
    'sort',
    'quantity',
    'axle',
    'maxPrice',
    'pricePer',
    'index',
    'radiusKm',
    'vehicle',
  ] as const)
    delete slots[inside]
  if (!message) return
  slots.message = message
  const placeAt = reading.takenBy.findIndex((rule) => rule === 'place' || rule === 'postal code')
  const begins = reading.text.length - message.length - 4
  if (placeAt >= 0 && (reading.words[placeAt]?.start ?? 0) >= begins) delete slots.place
}

function settleOccasion({ words }: Reading, slots: Slots): void {
  const occasion = /\b(?:black friday|cyber monday|christmas|easter|month end)\b/.exec(
    words.map(({ text }) => text).join(' '),
  )
  if (occasion) slots.occasion = occasion[0]
  delete slots.date
  delete slots.time
}
