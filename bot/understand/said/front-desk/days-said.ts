import { addDays, localDate, weekdayOf } from '#core/rules/time/time.ts'
import { hearDate } from '../../answers.ts'
import { readingOf } from '../../begin-reading.ts'
import { readDates } from '../../parts/dates.ts'
import { type Found, type Reading, wordAt } from '../../reading.ts'
import { MOST, tokensOf } from '../../shop-words.ts'
import { months, weekdays } from '../../vocabulary/days.ts'
import { committedVocabulary } from '../../vocabulary/tables.ts'

/** Which days somebody of a shop names. Pure. */

/** `isDated`: by a date or 'tomorrow', and not by the name of a weekday alone. */
export type DaysSaid = { days: string[]; isDated: boolean }

const MAX_DAYS = 31
const DAYS_OF_WEEK = 7

/** The days in order; those between two only where a word between them says so. */
export function daysIn(words: string, now: Date): DaysSaid {
  const reading = datesIn(words, now)
  const { dates } = reading
  if (dates.length === 0) {
    const only = hearDate(words, { now }) ?? nextOf(words, now)
    return { days: only ? [only] : [], isDated: false }
  }
  const days = new Set<string>()
  dates.forEach((date, at) => {
    const before = dates[at - 1]
    const first = before && isSpan(reading, before, date) ? before.value : date.value
    // 'Monday to Thursday' on a Wednesday ends in the week after.
    const last = date.value < first ? addDays(date.value, DAYS_OF_WEEK) : date.value
    for (let day = first; day <= last && days.size < MAX_DAYS; day = addDays(day, 1)) days.add(day)
  })
  const isDated = dates.some(({ from }) => !reading.takenBy[from]?.startsWith('weekday'))
  return { days: [...days].sort(), isDated }
}

export const datesIn = (words: string, now: Date): Reading => {
  const reading = readingOf(eachWithMonth(words.slice(0, MOST)), committedVocabulary, { now })
  readDates(reading)
  return reading
}

const spanning: ReadonlySet<string> = new Set(
  '- – — to till til until tot through thru kuya ukuya kuze ukuze kufika ukufika kuyofika ukuyofika ya fihla isa fihlela'.split(
    ' ',
  ),
)
const besideSpan: ReadonlySet<string> = new Set(
  'the die on op en and met including incl up go ho ka la ku kube nge ngo ngomhla mhla di , . ngo- nge-'.split(' '),
)

/** 'To' between two days, 'from … to' and 'between … and': the days between them are meant as well. */
export function isSpan({ words, ...reading }: Reading, one: Found<string>, next: Found<string>): boolean {
  const between = words.slice(one.to, next.from).map(({ text }) => text)
  const first = wordAt({ words, ...reading }, next.from)
  const said = [...between, ...(spanning.has(first) ? [first] : [])]
  const isOnlyThat = said.every((word) => spanning.has(word) || besideSpan.has(word))
  if (isOnlyThat && said.some((word) => spanning.has(word))) return true
  const before = words.slice(Math.max(0, one.from - 2), one.from + 1).map(({ text }) => text)
  return isOnlyThat && said.some((word) => joins.has(word)) && before.some((word) => /^(?:between|tussen)$/.test(word))
}
const joins: ReadonlySet<string> = new Set(['and', 'en'])

const monthNames = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
const dayBeforeDate = new RegExp(
  `(?<![\\d:.h/])(?<!(?:\\b(?:at|om|by|teen|until|till|til|tot|to)|ngo|nge|ka) ?-?)(\\d{1,2})(st|nd|rd|th|ste|de)?( ?[-–&,] ?| (?:to|till|until|tot|and|en|kuya|ukuya|go ya|ho ya|le|no) )(?=(?:the |die )?\\d{1,2}(?:st|nd|rd|th|ste|de)? ?(?:of |van )?(${monthNames})(?![a-z]))`,
  'gi',
)
const MAX_LISTED = 6

const hyphened = new RegExp(`\\b(ngo|nge|ku|ka|nango|nange|noku|mhla)-(?=\\d{1,2} ?(?:${monthNames})(?![a-z]))`, 'gi')

/** '16, 17 and 18 December' is '16 December, 17 December and 18 December'. */
export function eachWithMonth(words: string): string {
  let written = words.replace(hyphened, '$1 ')
  for (let turn = 0; turn < MAX_LISTED; turn++) {
    const next = written.replace(dayBeforeDate, '$1 $4 $3 ')
    if (next === written) break
    written = next
  }
  return written
}

const weekdaysIn = (words: string): number[] => [
  ...new Set(tokensOf(words).flatMap((token) => weekdays.get(token.replace(/dae$/, 'dag').replace(/s$/, '')) ?? [])),
]

/** Whether several weekdays are named as what comes every week. */
export const namesSeveral = (words: string): boolean => weekdaysIn(words).length > 1

/** 'Saturdays' stands for the next one. */
function nextOf(words: string, now: Date): string | undefined {
  const [weekday] = weekdaysIn(words)
  const today = localDate(now)
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(today, count))
  return weekday === undefined ? undefined : days.find((day) => weekdayOf(day) === weekday)
}
