import { standing } from '../parts/standing.ts'
import { readWindow } from '../parts/window.ts'
import type { Found, Reading } from '../reading.ts'
import { exceptedDays, exceptsDays, turnedByNot } from '../said/except.ts'
import type { Slots } from '../types.ts'

/** Days and hours that are chosen. */
export type When = Pick<Slots, 'date' | 'dates' | 'notDates' | 'time' | 'window' | 'edge'>

/** The days and hours that stand: several days that would do, days that would not, hours around one, or the first. */
export function whenIn(reading: Reading, amongHours = false): When {
  const denied = [...new Set([...reading.deniedDates, ...exceptedDays(reading, reading.dates)])]
  const dates = standing(
    reading,
    reading.dates.filter((date) => !denied.includes(date)),
  )
  const times = standing(reading, reading.times)
  return { ...daysOf(reading, dates, denied), ...hoursOf(reading, times, amongHours) }
}

function daysOf(reading: Reading, dates: readonly Found<string>[], without: readonly Found<string>[]): When {
  const [first, second] = dates
  const denied = without.map(({ value }) => value)
  if (first && exceptsDays(reading)) return { notDates: dates.map(({ value }) => value) }
  const isEither = first && second && first.value !== second.value && joinedByOr(reading, first, second)
  return {
    ...(first && { date: first.value }),
    ...(isEither && { dates: dates.map(({ value }) => value) }),
    ...(denied.length > 0 && { notDates: denied }),
  }
}

const joinedByOr = ({ words }: Reading, first: Found<string>, second: Found<string>): boolean =>
  words
    .slice(first.to, second.from)
    .some(({ text }) => /^(?:or|of|noma|kana|kapa|\/|okanye|otherwise|anders|else)$/.test(text))

function hoursOf(reading: Reading, times: readonly Found<string>[], amongHours: boolean): When {
  const edge = edgeIn(reading, times, amongHours)
  const found = readWindow(reading, times)
  const window = found && turnedByNot(reading, found)
  // 'As early as possible' is the first, whatever else is early.
  if (edge) return { edge, ...(window && times.length > 0 && { window }) }
  const [time] = times
  const isEdge = time && window && (time.value === window.from || time.value === window.to)
  const free = time ? undefined : reading.busy
  const hours = window ?? free
  return { ...(time && !isEdge && { time: time.value }), ...(hours && { window: hours }) }
}

const firstOne =
  /\b(?:earliest|soonest|asap|vroegste|gouste|first (?:slot|time|available|opening|appointment|thing|spot|gap|free)|as (?:early|soon) as|so (?:vroeg|gou) (?:as )?moontlik|eerste (?:tyd|plek|oop|beskikbare|afspraak|ding)|kuseni kakhulu|ekuseni kakhulu|kusasa kakhulu|kuqala|esiqalayo|hoseng haholo|ka pela|kapela)\b/
const lastOne =
  /\b(?:latest|last (?:slot|time|available|opening|appointment|spot|gap)|as late as|so laat (?:as )?moontlik|laatste|laaste (?:tyd|plek|afspraak))\b/

/** Among hours alone 'the first one' is one of them; elsewhere it is a row. */
const firstRow = /\b(?:first one|eerste een|yokuqala|ya pele|ya ntlha|wa pele)\b/
const lastRow = /\b(?:last one|laaste een|yokugcina|lokugcina|ya (?:ho qetela|bofelo|qetelo|mafelelo))\b/

/** 'The earliest'; 'by 10 at the latest' is no last one. */
function edgeIn({ words }: Reading, times: readonly Found<string>[], amongHours: boolean): Slots['edge'] {
  const line = words.map(({ text }) => text).join(' ')
  if (firstOne.test(line) || (amongHours && firstRow.test(line))) return 'first'
  const isLast = lastOne.test(line) || (amongHours && lastRow.test(line))
  return times.length === 0 && isLast ? 'last' : undefined
}
