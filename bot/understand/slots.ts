import type { Evidence } from './evidence.ts'
import { readMessage } from './parts/message.ts'
import { readChannel, readHours, readLanguageName } from './parts/settings.ts'
import { endsQuiet, quietWhen, readUpdates, readWhy } from './parts/updates.ts'
import type { Found, Reading } from './reading.ts'
import type { Intent, Slots } from './types.ts'

/** Brings the slots in line with the intent: which day is which, what an amount limits, what is only part of a message. */
export function settleSlots(evidence: Evidence, intent: Intent): Slots {
  const { reading, slots } = evidence
  const settled: Slots = { ...slots }
  settleMoney(reading, settled, intent)
  settleSort(evidence, settled, intent)
  if (intent === 'reschedule') settleMove(reading, settled)
  else if (datable.has(intent)) {
    const [date] = reading.dates
    const [time] = reading.times
    if (date) settled.date = date.value
    if (time) settled.time = time.value
  }
  if (intent === 'preferences') settlePreferences(reading, settled)
  if (intent === 'message_shop') settleMessage(reading, settled)
  if (intent === 'deals') settleOccasion(evidence, settled)
  if (
    intent === 'sign_in' &&
    evidence.says(
      /\b(?:resend|again|weer|never came|didnt come|did not come|not received|didnt get|new code|new otp|another|expired)\b/,
    )
  )
    settled.resend = true
  if (
    settled.service === 'fitting' &&
    (ownBooking.has(intent) || (intent === 'shops_nearby' && evidence.says(/\b(?:fitment|centre)\b/)))
  )
    delete settled.service
  if (silent.has(intent)) return ofOurMessages(reading, intent)
  return Object.assign(settled, ofOurMessages(reading, intent))
}

const aboutOurMessages: ReadonlySet<Intent> = new Set(['preferences', 'opt_out', 'opt_in'])
const asksOther: ReadonlySet<Intent> = new Set([
  'sign_in',
  'message_shop',
  'tell_customer',
  'human',
  'ask_tyres',
  'ask_shop',
])

/** What a person says of the messages that they get from us. */
function ofOurMessages(reading: Reading, intent: Intent): Slots {
  const isSetting = aboutOurMessages.has(intent)
  const why = asksOther.has(intent) ? undefined : readWhy(reading)
  const updates = why ? undefined : readUpdates(reading, isSetting)
  const quiet = endsQuiet(reading) ? 'none' : intent === 'preferences' ? quietWhen(reading) : undefined
  return { ...(why && { why }), ...(updates && { updates }), ...(quiet && { quiet }) }
}

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
])
const silent: ReadonlySet<Intent> = new Set([
  'greeting',
  'help',
  'thanks',
  'unknown',
  'opt_out',
  'opt_in',
  'alert_list',
])
/** 'my fitting' is the booking itself there. */
const ownBooking: ReadonlySet<Intent> = new Set(['cancel_booking', 'reschedule', 'my_bookings'])
const priced: ReadonlySet<Intent> = new Set([
  'search_size',
  'search_vehicle',
  'refine',
  'deals',
  'book',
  'quote_request',
  'alert_create',
  'alert_delete',
  'shops_nearby',
])

function settleMoney(reading: Reading, slots: Slots, intent: Intent): void {
  if (!priced.has(intent)) return
  const limits = reading.amounts.filter(({ value }) => value.isLimit)
  const [chosen] = (limits.length > 0 ? limits : reading.amounts).toSorted((a, b) => b.value.rand - a.value.rand)
  if (!chosen) return
  slots.maxPrice = chosen.value.rand
  if (chosen.value.per) slots.pricePer = chosen.value.per
}

function settleSort(evidence: Evidence, slots: Slots, intent: Intent): void {
  if (!priced.has(intent) || intent === 'alert_create' || intent === 'alert_delete') return
  if (evidence.has('bestRated')) slots.sort = 'rating'
  else if (intent === 'shops_nearby') return
  else if (evidence.has('closer') || (intent === 'refine' && evidence.has('near') && slots.place === undefined))
    slots.sort = 'distance'
  else if (evidence.has('cheap') || (intent === 'refine' && evidence.has('expensive'))) slots.sort = 'price'
  else if (evidence.says(/\b(?:closest|nearest|naaste)\b/) && intent !== 'deals' && slots.place === undefined)
    slots.sort = 'distance'
}

/** From where to where: 'from Friday to Saturday', 'push todays 11 to 12:30', 'Monday instead of Friday'. */
function settleMove(reading: Reading, slots: Slots): void {
  const [fromDate, date] = pairOf(reading, reading.dates)
  const [fromTime, time] = pairOf(reading, reading.times)
  if (fromDate) slots.fromDate = fromDate
  if (fromTime) slots.fromTime = fromTime
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
function settleMessage(reading: Reading, slots: Slots): void {
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
  const message = readMessage(reading)
  if (!message) return
  slots.message = message
  const placeAt = reading.takenBy.findIndex((rule) => rule === 'place' || rule === 'postal code')
  const begins = reading.text.length - message.length - 4
  if (placeAt >= 0 && (reading.words[placeAt]?.start ?? 0) >= begins) delete slots.place
}

function settleOccasion(evidence: Evidence, slots: Slots): void {
  const occasion = /\b(?:black friday|cyber monday|christmas|easter|month end)\b/.exec(
    evidence.reading.words.map(({ text }) => text).join(' '),
  )
  if (occasion) slots.occasion = occasion[0]
  delete slots.date
  delete slots.time
}
