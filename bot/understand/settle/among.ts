import {
  addDays,
  type Day,
  dayIn,
  daysInMonth,
  isoOf,
  upcomingDayOfMonth,
  weekdayOfNextWeek,
} from '../parts/calendar.ts'
import type { Found, Reading } from '../reading.ts'

/** Days among which one is to be chosen. */
export type Among = {
  /** YYYY-MM-DD, both included. */
  from?: string
  to?: string
  /** 1 Monday to 7 Sunday. */
  weekdays?: number[]
}

const small = '(?:(?:the|die|le|la|ya|ka|kwa|nge|ngo|di|next|coming|komende|on|op) ){0,2}'
const since =
  '(?:from|since|starting|as from|vanaf|(?<!\\bwat )van|kusukela|ukusuka|ukusukela|ho tloha|go tloga|ho simolla|go simolola|not before|nie voor|only from|eers|eers vanaf)'
const behind =
  '(?:after|later than|(?<![,.?] )na|emva kwa|emva ko|ngemva kwa|ngemva ko|emuva kwa|kamora|ka mora|morago ga)'
const before = '(?:before|voor|ngaphambi kwa|ngaphambi ko|phambi kwa|phambi ko|pele ho|pele ga)'
const until =
  '(?:by|until|untill|till|til|up to|latest by|not later than|not after|nie na|teen|tot|kuze kube|kufika|ho fihlela|go fitlha)'
const through = '(?:to|till|until|through|thru|tot|kuya ku|ukuya ku|ho fihlela|-)'
/** Somebody who is away until a day is there from that day on. */
const awayTill =
  '(?:away|out of town|out|busy|working|gone|weg|besig|uithuisig|angikho|andikho|ha ke yo|ga ke yo)[a-z ]{0,12} (?:till|until|til|tot|kuze kube|ho fihlela|go fitlha)'

const rules: readonly (readonly [RegExp, (day: Day, other: Day) => Among])[] = [
  [new RegExp(`\\b${awayTill} ${small}@(\\d)`), (day) => ({ from: isoOf(day) })],
  [new RegExp(`@(\\d)@? ?${through} ?${small}@(\\d)`), (day, other) => ({ from: isoOf(day), to: isoOf(other) })],
  [
    new RegExp(`\\b${since} ${small}@(\\d)|@(\\d)@? (?:onwards?|and after|and later|or later|af|en later|of later)\\b`),
    (day) => ({ from: isoOf(day) }),
  ],
  [new RegExp(`\\b${behind} ${small}@(\\d)`), (day) => ({ from: isoOf(addDays(day, 1)) })],
  [
    new RegExp(
      `\\b${until} ${small}@(\\d)|@(\\d)@? (?:latest|at the latest|or before|or earlier|of vroeer|op die laatste)\\b`,
    ),
    (day) => ({ to: isoOf(day) }),
  ],
  [new RegExp(`\\b${before} ${small}@(\\d)`), (day) => ({ to: isoOf(addDays(day, -1)) })],
]

const nextWeek =
  /\b(?:(?:next|nxt|the following|volgende|komende) (?:week|wk)|(?:kule|kuleli|ngele|nge) ?(?:viki|veki|sonto) elizayo|iviki elizayo|evekini ezayo|iveki ezayo|(?:beke|bekeng) e tlang)\b/
const thisWeek =
  /\b(?:(?:this|hierdie|die) (?:week|wk)|kuleli (?:viki|sonto)|kule veki|(?:beke|bekeng) ena|(?:beke|bekeng) e)\b(?! tlang| elizayo)/
const nextMonth = /\b(?:next month|volgende maand|inyanga ezayo|ngenyanga ezayo|kgwedi e tlang)\b/
const notThem = /\b(?:not|nie|hhayi|hayi|e seng|eseng|except|behalwe)(?: [a-z]+){0,1} $/
const weekend =
  /\b(?:weekends?|naweke?|naweek|saturday or sunday|saterdag of sondag|ngempelasonto|impelasonto|mpelasonto|impelaveki|ngempelaveki|mafelo ?(?:a|-a-)? ?beke|mafelo a beke|mafelobeke)\b/
const workdays =
  /\b(?:week ?days?|weeks? ?dae|during the week|in die week|phakathi neviki|phakathi evekini|mahareng a beke|bogareng jwa beke)\b/
const payDay =
  /\b(?:pay ?days?|pay ?dag|betaal ?dag|i get paid|we get paid|my pay comes|salary|salaris|ngihola|ndirhola|ndihlawulwa|usuku lokuhola|imali yenyanga|moputso|ke tshwara|ke amohela)\b/
const everyWeekday: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:mondays|maandae)\b/],
  [2, /\b(?:tuesdays|dinsdae)\b/],
  [3, /\b(?:wednesdays|woensdae)\b/],
  [4, /\b(?:thursdays|donderdae)\b/],
  [5, /\b(?:fridays|vrydae)\b/],
  [6, /\b(?:saturdays|saterdae)\b/],
  [7, /\b(?:sundays|sondae)\b/],
]

/** In most months. */
const PAY_DAY = 25

/** The days that would do, where words name more of them than one or two, and which of the named days only bound them. */
export function amongIn(
  reading: Reading,
  dates: readonly Found<string>[],
): { among: Among; bounds: readonly Found<string>[] } | undefined {
  const line = lineWith(reading, dates)
  for (const [pattern, read] of rules) {
    const [, ...at] = pattern.exec(line) ?? []
    const bounds = at.flatMap((index) => (index === undefined ? [] : (dates[Number(index)] ?? [])))
    const [first, second] = bounds
    if (first) return { among: read(dayOf(first), dayOf(second ?? first)), bounds }
  }
  const [saturday] = dates.filter(({ from }) => reading.takenBy[from] === 'weekend')
  if (saturday) {
    const sunday = isoOf(addDays(dayOf(saturday), 1))
    return { among: { from: saturday.value, to: sunday }, bounds: [saturday] }
  }
  if (dates.length > 0) return undefined
  const among = spanOf(line, dayIn(reading.now, reading.zone))
  return among && { among, bounds: [] }
}

function spanOf(line: string, today: Day): Among | undefined {
  const monday = weekdayOfNextWeek(today, 1)
  const week = nextWeek.exec(line)
  const now = thisWeek.exec(line)
  const isNotNow = now && notThem.test(line.slice(0, now.index))
  const span: Among = week
    ? { from: isoOf(monday), to: isoOf(addDays(monday, 6)) }
    : now
      ? isNotNow
        ? { from: isoOf(monday) }
        : { to: isoOf(addDays(monday, -1)) }
      : nextMonth.test(line)
        ? monthAfter(today)
        : payDay.test(line)
          ? payDays(today)
          : {}
  const named = everyWeekday.flatMap(([weekday, pattern]) => (pattern.test(line) ? [weekday] : []))
  const weekdays = weekend.test(line) ? [6, 7] : workdays.test(line) ? [1, 2, 3, 4, 5] : named
  const among = { ...span, ...(weekdays.length > 0 && { weekdays }) }
  return Object.keys(among).length > 0 ? among : undefined
}

function monthAfter({ year, month }: Day): Among {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return { from: isoOf({ ...next, day: 1 }), to: isoOf({ ...next, day: daysInMonth(next.year, next.month) }) }
}

function payDays(today: Day): Among {
  const day = upcomingDayOfMonth(today, PAY_DAY)
  return day ? { from: isoOf(day) } : {}
}

const dayOf = ({ value }: Found<string>): Day => {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  return { year, month, day }
}

/** Stands before the day itself where the grammar has taken both. */
const bounding = /^(?:before|by|until|till|from|to|after|voor|tot|na|van|vanaf|teen)$/

/** The words with '@0' and so on for each day. */
function lineWith(reading: Reading, dates: readonly Found<string>[]): string {
  const line = reading.words.map(({ text }, at) => {
    const index = dates.findIndex(({ from, to }) => at >= from && at < to)
    const date = dates[index]
    if (!date) return text
    if (at < date.to - 1) return reading.takenBy[at] === 'day of the month' && bounding.test(text) ? text : ''
    return `@${index}`
  })
  return line.filter(Boolean).join(' ')
}

/** Whether a day is one of them. */
export function isAmong(date: string, { from, to, weekdays }: Among): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7
  return (!from || date >= from) && (!to || date <= to) && (!weekdays || weekdays.includes(weekday))
}
