import { addDays, isoOf } from '../parts/calendar.ts'
import { standing } from '../parts/standing.ts'
import type { Found, Reading } from '../reading.ts'
import { exceptedDays, exceptsDays, turnedByNot } from '../said/except.ts'
import type { Slots } from '../types.ts'
import { type Among, amongIn, isAmong } from './among.ts'
import { edgeOfDay, windowIn } from './hours.ts'
import { hoursIn } from './hours-of-things.ts'
import { withoutLost } from './kept-days.ts'

/** Days and hours that are chosen. */
export type When = Pick<Slots, 'date' | 'dates' | 'notDates' | 'among' | 'time' | 'times' | 'window' | 'edge'>

/** The days and hours that stand: several days that would do, days that would not, hours around one, or the first. */
export function whenIn(reading: Reading, amongHours = false): When {
  const denied = [...new Set([...reading.deniedDates, ...exceptedDays(reading, reading.dates)])]
  const named = reading.dates.filter((date) => !denied.includes(date))
  const found = amongIn(reading, named)
  const open = withoutLost(
    reading,
    named.filter((date) => !found?.bounds.includes(date)),
  )
  const dates = standing(reading, inTheSameWeek(reading, beside(reading, open)))
  const times = standing(reading, hoursIn(reading))
  return { ...daysOf(reading, dates, denied, found?.among), ...hoursOf(reading, times, amongHours) }
}

function daysOf(
  reading: Reading,
  dates: readonly Found<string>[],
  without: readonly Found<string>[],
  among: Among | undefined,
): When {
  const [first, second] = dates
  const [ruledOut] = without
  const denied = without.map(({ value }) => value)
  const next = ruledOut && !first ? nextTo(reading, ruledOut) : undefined
  if (next) return { date: next, notDates: denied }
  if (first && exceptsDays(reading)) return { notDates: dates.map(({ value }) => value), ...(among && { among }) }
  const isEither = first && second && first.value !== second.value && joinedByOr(reading, first, second)
  // A day that is named by itself stands before those among which it is.
  const isOwn = first !== undefined && (!among || isAmong(first.value, among))
  return {
    ...(isOwn && { date: first.value }),
    ...(isOwn && isEither && { dates: dates.map(({ value }) => value) }),
    ...(denied.length > 0 && { notDates: denied }),
    ...(among && !isOwn && { among }),
  }
}

const dayBeside =
  /\b(?:the|die) (?:day|dag) (before|after|voor|daarvoor|na|daarna)\b(?! (?:tomorrow|tmrw|2moro|yesterday|more))/

/** 'Not Friday, the day before'. */
function nextTo({ words }: Reading, { value, to }: Found<string>): string | undefined {
  const line = words
    .slice(to)
    .map(({ text }) => text)
    .join(' ')
  const side = dayBeside.exec(line)?.[1]
  return side && isoOf(addDays(dayOf(value), /^(?:before|voor|daarvoor)$/.test(side) ? -1 : 1))
}

/** 'Tomorrow or the day after'. */
function beside(reading: Reading, dates: Found<string>[]): Found<string>[] {
  const [only, ...more] = dates
  if (!only || more.length > 0) return dates
  const value = nextTo(reading, only)
  const end = reading.words.length
  return value ? [only, { value, from: end, to: end }] : dates
}

const ofNextWeek = /^(?:next|volgende|nxt)$/

/** 'Thursday or Friday next week' are both of that week. */
function inTheSameWeek(reading: Reading, dates: Found<string>[]): Found<string>[] {
  const [first, second, ...more] = dates
  if (!first || !second || more.length > 0) return dates
  const isNext = ({ from, to }: Found<string>) =>
    reading.words.slice(from, to).some(({ text }) => ofNextWeek.test(text))
  const later = isoOf(addDays(dayOf(first.value), DAYS))
  const isOne = isNext(second) && !isNext(first) && later <= isoOf(addDays(dayOf(second.value), DAYS - 1))
  return isOne && first.value < second.value ? [{ ...first, value: later }, second] : dates
}
const DAYS = 7

const dayOf = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

const joinedByOr = ({ words }: Reading, first: Found<string>, second: Found<string>): boolean =>
  words
    .slice(first.to, second.from)
    .some(({ text }) => /^(?:or|of|noma|kana|kapa|\/|okanye|otherwise|anders|else)$/.test(text))

function hoursOf(reading: Reading, times: readonly Found<string>[], amongHours: boolean): When {
  const edge = edgeIn(reading, times, amongHours) ?? (times.length === 0 ? edgeOfDay(reading) : undefined)
  const found = windowIn(reading, times)
  const window = found && turnedByNot(reading, found)
  // 'As early as possible' is the first, whatever else is early.
  if (edge) return { edge, ...(window && times.length > 0 && { window }) }
  const [time, other] = times
  const isSpan = time && other && window && time.value === window.from && other.value === window.to
  if (isSpan) return { window }
  const isEither = time && other && time.value !== other.value && joinedByOr(reading, time, other)
  const isEdge = time && window && (time.value === window.from || time.value === window.to)
  const free = time ? undefined : reading.busy
  const hours = window ?? free
  return {
    ...(time && !isEdge && { time: time.value }),
    ...(isEither && !isEdge && { times: times.map(({ value }) => value) }),
    ...(hours && { window: hours }),
  }
}

const firstOne =
  /^(?:now|now now|right now|nou|nou nou|manje|khona manje|hona joale)$|\b(?:earliest|early as possible|soonest|asap|vroegste|gouste|first (?:slot|time|available|opening|appointment|thing|spot|gap|free)|as (?:early|soon) as|so (?:vroeg|gou) (?:as )?moontlik|eerste (?:tyd|plek|oop|beskikbare|afspraak|ding)|kuseni kakhulu|ekuseni kakhulu|kusasa kakhulu|kuqala|esiqalayo|[a-z]{0,4}(?:sikhathi|xesha|nako) (?:so|lo|ya )(?:kuqala|pele|ntlha)|hoseng haholo|ka pela|kapela)\b/
const lastOne =
  /\b(?:latest|last (?:slot|time|available|opening|appointment|spot|gap)|as late as|so laat (?:as )?moontlik|laatste|laaste (?:tyd|plek|afspraak))\b/

/** Among hours alone 'the first one' is one of them; elsewhere it is a row. */
const firstRow = /\b(?:first one|eerste een|[a-z]{0,2}(?:yo|so|lo|wo)kuqala|ya pele|ya ntlha|wa pele)\b/
const lastRow = /\b(?:last one|laaste een|yokugcina|lokugcina|ya (?:ho qetela|bofelo|qetelo|mafelelo))\b/

/** 'The earliest'; 'by 10 at the latest' is no last one. */
function edgeIn({ words }: Reading, times: readonly Found<string>[], amongHours: boolean): Slots['edge'] {
  const line = words.map(({ text }) => text).join(' ')
  if (firstOne.test(line) || (amongHours && firstRow.test(line))) return 'first'
  const isLast = lastOne.test(line) || (amongHours && lastRow.test(line))
  return times.length === 0 && isLast ? 'last' : undefined
}
