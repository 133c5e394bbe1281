import { covered, lineOf, type Reading, take, wordAt } from '../reading.ts'
import { doubtfulWeekdays, months, relativeDays, weekdays } from '../vocabulary/days.ts'
import { dayOrdinals, holidayNames } from '../vocabulary/holidays.ts'
import {
  addDays,
  type Day,
  dayIn,
  daysInMonth,
  easterIn,
  isBefore,
  isoOf,
  nextWeekday,
  realDay,
  upcoming,
  upcomingDayOfMonth,
  weekdayOfNextWeek,
} from './calendar.ts'
import { denyDates } from './denied-days.ts'
import { isTomorrow } from './tomorrow.ts'

const monthNames = [...months.keys()].sort((a, b) => b.length - a.length).join('|')
const ordinal = `(?:st|nd|rd|th|ste|de|s)?`

type Rule = [name: string, pattern: RegExp, read: (match: RegExpMatchArray, today: Day) => Day | undefined]

const fullYear = (written: string | undefined, today: Day): number =>
  written === undefined ? today.year : Number(written) < 100 ? 2000 + Number(written) : Number(written)

const onDate = (today: Day, month: number, day: number, year: string | undefined): Day | undefined =>
  year === undefined ? upcoming(today, month, day) : realDay(fullYear(year, today), month, day)

const weekdayNames = [...weekdays.keys()].sort((a, b) => b.length - a.length).join('|')
const weekdayBefore = `(?<![a-z])(?:(?:${weekdayNames}) ?,? ?(?:the |die )?)?`

const longestFirst = (names: Iterable<string>): string => [...names].sort((a, b) => b.length - a.length).join('|')

/** The next day of that name. */
function holiday(name: string, today: Day): Day | undefined {
  const found = holidayNames.get(name)
  if (!found) return undefined
  if ('month' in found) return upcoming(today, found.month, found.day)
  const thisYear = addDays(easterIn(today.year), found.easter)
  return isBefore(thisYear, today) ? addDays(easterIn(today.year + 1), found.easter) : thisYear
}

/** Written dates, with the weekday that may stand before them. */
const written: readonly Rule[] = [
  [
    'holiday',
    new RegExp(`(?<![a-z])(${longestFirst(holidayNames.keys())})(?![a-z])(?! (?:special|deal|promo|sale))`, 'g'),
    ([, name = ''], today) => holiday(name, today),
  ],
  [
    'date in words',
    new RegExp(
      `(?<![a-z])(?:the |die )?(${longestFirst(dayOrdinals.keys())}) (?:of |van )?(${monthNames})(?![a-z])`,
      'g',
    ),
    ([, ordinalName = '', month = ''], today) =>
      upcoming(today, months.get(month) ?? 0, dayOrdinals.get(ordinalName) ?? 0),
  ],
  [
    'date in words',
    new RegExp(
      `(?<![a-z])(?:on the|op die|for the|vir die) (${longestFirst(dayOrdinals.keys())})(?![a-z]|\\s?(?:one|een|option|opsie|deal|shop|alert|booking))`,
      'g',
    ),
    ([, ordinalName = ''], today) => upcomingDayOfMonth(today, dayOrdinals.get(ordinalName) ?? 0),
  ],
  [
    'date',
    /(?<![\d/.-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/])/g,
    ([, y, m, d]) => realDay(Number(y), Number(m), Number(d)),
  ],
  [
    'date',
    new RegExp(
      `${weekdayBefore}(?<![\\d/.:-])(\\d{1,2}) ?[/.-] ?(\\d{1,2}) ?[/.-] ?(20\\d\\d|\\d\\d)(?![\\d/:h])`,
      'g',
    ),
    ([, d, m, y], today) => onDate(today, Number(m), Number(d), y),
  ],
  [
    'date',
    new RegExp(`${weekdayBefore}(?<![\\d/.:,-])(\\d{1,2})\\/(\\d{1,2})(?![\\d/.:h])`, 'g'),
    ([, d, m], today) => onDate(today, Number(m), Number(d), undefined),
  ],
  [
    'date',
    new RegExp(
      `${weekdayBefore}(?<![\\d.:/-])(\\d{1,2})${ordinal} ?-?(?:of |van )?(${monthNames})(?![a-z])(?:,? ?(20\\d\\d)(?!\\d))?`,
      'g',
    ),
    ([, d, name = '', y], today) => onDate(today, months.get(name) ?? 0, Number(d), y),
  ],
  [
    'date',
    new RegExp(
      `${weekdayBefore}(?<![a-z])(${monthNames}) (?:the )?(\\d{1,2})${ordinal}(?![\\d:.h/]|[a-z])(?:,? (20\\d\\d)(?!\\d))?`,
      'g',
    ),
    ([, name = '', d, y], today) => onDate(today, months.get(name) ?? 0, Number(d), y),
  ],
  [
    'day of the month',
    new RegExp(
      `${weekdayBefore}(?<![\\d.:/-])(?:on the |the |die |op die |on |ngomhla ka |ngo-?|nge-?|mhla ka |ka la |di )?(?<![\\d.:/-])(\\d{1,2})(?:st|nd|rd|th|ste|de)(?![a-z])(?! (?:hand|handse|floor|quarter|one|option|een|gear|booking|alert|deal|shop|tyre|keuse|opsie|result|offer|choice|time))(?: of (?:the|this) month| van die maand)?`,
      'g',
    ),
    ([, d], today) => upcomingDayOfMonth(today, Number(d)),
  ],
  [
    'day of the month',
    new RegExp(
      `(?<![a-z])(?:(?:${weekdayNames}) (?:the|die)|on the|op die|(?:before|by|until|till|from|to|na|van) (?:the|die)) (\\d{1,2})(?! ?(?:x|km|tyres?|bande?|rand|k|am|pm|one|[:.h]\\d))(?![\\da-z])`,
      'g',
    ),
    ([, d], today) => upcomingDayOfMonth(today, Number(d)),
  ],
  [
    'end of month',
    /(?<![a-z])(?:(?:at |by |on )?(?:the )?end of (?:the |this )?month|(?:at )?month[ -]?end|(?:die )?einde? van die maand|(?:op )?maand[ -]?einde|ekupheleni kwenyanga|pheleng ya kgwedi|mafelong a kgwedi|ekupheleni kwale nyanga)(?![a-z])/g,
    (_, today) => ({ ...today, day: daysInMonth(today.year, today.month) }),
  ],
  [
    'days from now',
    /(?<![a-z])(?:in|oor|within|ngemva kwe|ka mora) (\d{1,2}|a|one|two|three|four|five|een|n|twee|drie|vier) (days?|dae|dag|weeks?|weke|week)(?:['s]* time)?(?![a-z])/g,
    ([, count = '', unit = ''], today) => addDays(today, counted(count) * (unit.startsWith('w') ? 7 : 1)),
  ],
  [
    'days from now',
    /(?<![a-z])(\d{1,2}|a|one|two|three|four|five|een|n|twee|drie|vier) (days?|dae|weeks?|weke|week) (?:from now|from today|van nou af|van vandag af)(?![a-z])/g,
    ([, count = '', unit = ''], today) => addDays(today, counted(count) * (unit.startsWith('w') ? 7 : 1)),
  ],
  [
    'day after tomorrow',
    /(?<![a-z])(?:the )?day after (?:tomorrow|tomorow|tmrw|tmr|2moro|tom|2morrow|tommorow|tomoro)(?![a-z])|(?<![a-z])(?:die )?dag na m[o]re(?![a-z])|(?<![a-z])(?:ngosuku olulandelayo|usuku olulandela kusasa|ka mora hosane|morago ga kamoso|emva kwangomso)(?![a-z])/g,
    (_, today) => addDays(today, 2),
  ],
  [
    'weekend',
    /(?<![a-z])(?:this (?:coming )?|(?:die|hierdie|komende|coming|over the|on the|the) )(?:weekend|naweek)(?![a-z])|(?<![a-z])(?:kule mpelasonto|ngempelasonto|kuleli sonto|kule mpelaveki|mafelo a beke ana)(?![a-z])/g,
    (_, today) => nextWeekday(today, 6, true),
  ],
]

const counted = (word: string): number =>
  /^\d/.test(word) ? Number(word) : ({ two: 2, twee: 2, three: 3, drie: 3, four: 4, vier: 4, five: 5 }[word] ?? 1)

/** Every day that the text names, in the order of the text. */
export function readDates(reading: Reading): void {
  const today = dayIn(reading.now, reading.zone)
  for (const [name, pattern, read] of written) {
    const line = lineOf(reading)
    if (name === 'date' && !/\d/.test(line.text)) continue
    for (const match of line.text.matchAll(pattern)) {
      const day = read(match, today)
      const [from, to] = covered(line, match)
      if (day && reading.takenBy[from] === undefined) keep(reading, name, day, from, to)
    }
  }
  readDayWords(reading, today)
  readPartOfToday(reading, today)
  reading.dates.sort((a, b) => a.from - b.from)
  denyDates(reading)
}

const partOfToday = /(?<![a-z])this (?:afternoon|arvo|morning|evening)(?![a-z])|(?<![a-z])(?:the|dis) arvo(?![a-z])/

/** 'this afternoon' is today; which hours it means is read with the times. */
function readPartOfToday(reading: Reading, today: Day): void {
  if (reading.dates.length > 0) return
  const line = lineOf(reading)
  const match = partOfToday.exec(line.text)
  if (!match) return
  const [from, to] = covered(line, match)
  reading.dates.push({ value: isoOf(today), from, to })
}

function keep(reading: Reading, rule: string, day: Day, from: number, to: number): void {
  reading.dates.push({ value: isoOf(day), from, to })
  take(reading, rule, from, to)
}

function readDayWords(reading: Reading, today: Day): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (reading.takenBy[at] !== undefined) continue
    const word = wordAt(reading, at)
    const ahead = relativeDays.get(word)
    if (ahead !== undefined && believable(reading, at, word)) keep(reading, 'day', addDays(today, ahead), at, at + 1)
    else if (isTomorrow(reading, at)) keep(reading, 'tomorrow', addDays(today, 1), at, at + 1)
    else {
      const weekday = weekdays.get(word)
      if (weekday !== undefined) readWeekday(reading, today, weekday, at)
    }
  }
}

/** In isiXhosa 'kusasa' is the early morning; tomorrow is 'ngomso'. As written: spelling may know the word of isiZulu only. */
const inXhosa = ({ text }: Reading): boolean => xhosa.test(text)
const xhosa = /\b(?:(?:be|a|zi|ku|i)?ndi[a-z]{2,}|ndo[a-z]{2,}|ewe|enkosi|ngomso|molo|mna)\b/i

/** 'tom' is a name and 'moro' a greeting unless a time or preposition is near. */
function believable(reading: Reading, at: number, word: string): boolean {
  if (word === 'kusasa') return !inXhosa(reading)
  if (word !== 'tom' && word !== 'moro' && word !== 'tomo') return true
  if (word === 'moro') return isTomorrow(reading, at)
  return (
    reading.words[at + 1]?.kind === 'digits' || /^(?:morning|afternoon|at|pls|please)?$/.test(wordAt(reading, at + 1))
  )
}

const nextBefore = /^(?:next|volgende|nxt|nex|opvolgende)$/
const thisBefore = /^(?:this|coming|komende|hierdie|die|aanstaande|upcoming|on|op)$/
const nextBehind = /^(?:olandelayo|elandelayo|ezayo|ozayo|olulandelayo|tlang|latelang|elizayo|elandelaya|lolandelayo)$/

function readWeekday(reading: Reading, today: Day, weekday: number, at: number): void {
  const word = wordAt(reading, at)
  const before = wordAt(reading, at - 1)
  // 'open on sundays' is every Sunday; 'saturdays booking' is one Saturday's.
  if (
    /days$/.test(word) &&
    !/^(?:booking|appointment|slot|fitting|fitment|one|time|at|session)$/.test(wordAt(reading, at + 1))
  )
    return
  if (before === 'black' || before === 'cyber' || (doubtfulWeekdays.has(word) && !plausible(reading, at))) return
  let from = at
  let to = at + 1
  let next = false
  if (nextBefore.test(before)) {
    next = true
    from = at - 1
    if (/^(?:week)$/.test(wordAt(reading, at - 2))) from = at - 2
  } else if (/^(?:week|weeks|weeek)$/.test(before) && nextBefore.test(wordAt(reading, at - 2))) {
    next = true
    from = at - 2
  } else if (before === 'on' && wordAt(reading, at - 2) === 'week' && nextBefore.test(wordAt(reading, at - 3))) {
    next = true
    from = at - 3
  } else if (thisBefore.test(before)) from = at - 1
  const [after, second] = [wordAt(reading, at + 1), wordAt(reading, at + 2)]
  if ((nextBefore.test(after) || after === 'of') && /^(?:week|weeks|next)$/.test(second)) {
    next = true
    to = after === 'of' ? at + 4 : at + 3
  } else if (after === 'week' || (nextBehind.test(after) && after !== '')) {
    next = after === 'week'
    to = at + 2
  }
  const orToday = before === 'this' || before === 'hierdie'
  const day = next ? weekdayOfNextWeek(today, weekday) : nextWeekday(today, weekday, orToday)
  keep(reading, next ? 'weekday of next week' : 'weekday', day, from, Math.min(to, reading.words.length))
}

/** 'sun', 'sat' and 'so' are days beside a time, a date, a preposition or at the edge of a short message. */
function plausible(reading: Reading, at: number): boolean {
  const [before, after] = [wordAt(reading, at - 1), wordAt(reading, at + 1)]
  if (wordAt(reading, at) === 'so') return false
  if (/^(?:on|for|this|next|nxt|open|by|till|until|to|from|or|coming|op|vir|van|na|@|ngo|every)$/.test(before))
    return true
  if (
    /^(?:morning|afternoon|arvo|at|@|the|pls|please|am|pm|next|oggend|around|instead|we|list|only|till|from|again|[.,!?])?$/.test(
      after,
    )
  )
    return true
  return (
    reading.words[at + 1]?.kind === 'digits' ||
    /^(?:half|quarter|kwart|ten|nine|eight|early|late|halfagt|halftien|halfnege)$/.test(after) ||
    reading.takenBy[at + 1] === 'date'
  )
}
