import { covered, type Line, lineOf, type Reading, take, wordAt } from '../reading.ts'
import { numberWords } from '../vocabulary/numbers.ts'
import { setBusyApart } from './elsewhere.ts'
import { standing } from './standing.ts'

const minuteWords: Record<string, number> = { quarter: 15, kwart: 15, twenty: 20, twintig: 20, half: 30 }
const hourNames =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien|elf|twaalf'
const hour = `(\\d{1,2}|${hourNames})`
const morning = `(?:in the morning|this morning|in die oggend|in die more|soggens|vanoggend|vanmore|oggend|morning|vm|am|a ?\\.? ?m|ekuseni|kusasa ekuseni|hoseng|mo mosong|kusasa|ka meso)`
const later = `(?:in the (?:afternoon|evening)|this (?:afternoon|evening)|in die (?:middag|aand)|smiddags|saans|namiddag|vanmiddag|middag|afternoon|evening|tonight|at night|nm|pm|p ?\\.? ?m|emini|ntambama|kusihlwa|emva kwemini|ebusuku|motsheare|mantsiboya|thapama|lantambama|aand)`
const period = `(?: ?(?:(${morning})|(${later}))(?![a-z]))?`
const atWord = `(?:at|@|om|teen|rond|rondom|round|around|about|from|till|until|tot|by|for|before|after|ngo|nge|nga|ka|na|voor|vanaf|van|to|between|tussen|phakathi kuka|approx|omtrent|say|eintlik|en|and|or|of|kusukela ngo|from about)`
const notATime = `(?! ?(?:x|\\*|km|kms|k|rand|zar|bucks|r|%|tyres?|tires?|bande?|wheels?|wiele|rubbers|new|nuwe|days?|dae|weeks?|weke|years?|jaar|months?|inch|shops?|winkels?|of|van|set|stuk|each|front|rear|dunlops?|michelins?|contis?|people|quotes?|options?|cars?|minutes?|mins?|min|minute|hours?|ure|hrs late|st|nd|rd|th|ste|de|all|pieces|pcs|kwotasies|series|thousand|hundred|duisend)(?![a-z]))(?![\\d_¤¢/:]|[.,]\\d|\\w)`

interface Clock {
  hour: number
  minute: number
}

type Rule = [
  name: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray, language: string | undefined) => Clock | undefined,
]

const numberOf = (word: string | undefined): number =>
  word === undefined ? Number.NaN : (minuteWords[word] ?? numberWords.get(word) ?? Number(word))

/** Half of the day from the words; without them 1 to 6 is the afternoon, since no fitment centre is open before 7. */
function clock(hourOfDay: number, minute: number, isMorning: boolean, isLater: boolean): Clock | undefined {
  if (!(hourOfDay >= 0 && hourOfDay <= 24 && minute >= 0 && minute < 60)) return undefined
  let hours = hourOfDay === 24 ? 0 : hourOfDay
  if (isMorning) hours = hours === 12 ? 0 : hours
  else if (hours < 12 && (isLater || (hours >= 1 && hours <= 6))) hours += 12
  return { hour: hours, minute }
}

const withPeriod = (
  hours: string | undefined,
  minutes: string | undefined,
  am: string | undefined,
  pm: string | undefined,
): Clock | undefined =>
  clock(numberOf(hours), minutes === undefined ? 0 : Number(minutes), am !== undefined, pm !== undefined)

/** '08:00' says its own half of the day. */
const written24 = (
  hours: string | undefined,
  minutes: string | undefined,
  am: string | undefined,
  pm: string | undefined,
): Clock | undefined =>
  hours?.startsWith('0') && !pm
    ? clock(Number(hours), Number(minutes), true, false)
    : withPeriod(hours, minutes, am, pm)

const minutesBefore = ({ hour: hours, minute }: Clock, minutes: number): Clock => {
  const all = (hours * 60 + minute - minutes + 1440) % 1440
  return { hour: Math.floor(all / 60), minute: all % 60 }
}

const rules: readonly Rule[] = [
  [
    'half past',
    new RegExp(`(?<![a-z])half ?(?:past|after|oor) ${hour}${period}`, 'g'),
    ([, h, am, pm]) => clock(numberOf(h), 30, !!am, !!pm),
  ],
  [
    'half',
    new RegExp(`(?<![a-z])half[ -]?${hour}(?![\\d:h]|\\.\\d)${period}`, 'g'),
    ([all = '', h, am, pm], language) => {
      const isAfrikaans =
        language === 'af' || /een|twee|drie|vier|vyf|ses(?!sion)|sewe|agt|nege|tien|elf|twaalf/.test(all)
      const at = clock(numberOf(h), 30, !!am, !!pm)
      if (!at || !isAfrikaans) return at
      const before = minutesBefore(clock(numberOf(h), 0, true, false) ?? at, 30)
      return clock(before.hour % 12 === 0 ? 12 : before.hour % 12, 30, !!am, !!pm)
    },
  ],
  [
    'minutes past or to',
    new RegExp(
      `(?<![a-z\\d])(quarter|kwart|\\d{1,2}|ten|tien|five|vyf|twenty|twintig) (past|after|oor|to|before|voor) ${hour}(?![\\d:h]|\\.\\d)${period}`,
      'g',
    ),
    ([, minutes, side, h, am, pm]) => {
      const at = clock(numberOf(h), 0, !!am, !!pm)
      const away = numberOf(minutes)
      if (!at || ![5, 10, 15, 20, 25].includes(away)) return undefined
      return side === 'past' || side === 'after' || side === 'oor' ? { ...at, minute: away } : minutesBefore(at, away)
    },
  ],
  [
    'clock',
    new RegExp(
      `(?<![\\d.,:/a-z-])(\\d{1,2}) ?(?::|h|u(?=\\d)) ?([0-5]\\d)(?![\\d/])(?: ?(?:hrs?|h|uur)(?![a-z]))?${period}`,
      'g',
    ),
    ([, h, m, am, pm]) => written24(h, m, am, pm),
  ],
  [
    'clock',
    /(?<![\d.,:/a-z])(\d{1,2})\.([0-5]\d) ?(?:(am|a\.?m\.?|vm)|(pm|p\.?m\.?|nm)|uur|hrs)(?![a-z])/g,
    ([, h, m, am, pm]) => withPeriod(h, m, am, pm),
  ],
  [
    'clock',
    /(?<![a-z])(?:at|om|teen|@) (\d{1,2})\.([0-5]\d)(?![\d.])/g,
    ([, h, m]) => withPeriod(h, m, undefined, undefined),
  ],
  [
    'clock',
    /(?<![\d.,:/a-z])([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|h|uur)(?![a-z])/g,
    ([, h, m]) => written24(h, m, undefined, undefined),
  ],
  [
    'clock',
    /(?<![a-z])(?:at|om|@|teen) (0[6-9]|1\d)(00|15|30|45)(?!\d)/g,
    ([, h, m]) => written24(h, m, undefined, undefined),
  ],
  [
    'time of day',
    new RegExp(`(?<![\\d.,:/a-z])${hour} ?(?:am|vm|a\\.m\\.?|a m)(?![a-z])`, 'g'),
    ([, h]) => withPeriod(h, undefined, 'am', undefined),
  ],
  [
    'time of day',
    new RegExp(`(?<![\\d.,:/a-z])${hour} ?(?:pm|nm|p\\.m\\.?|p m)(?![a-z])`, 'g'),
    ([, h]) => withPeriod(h, undefined, undefined, 'pm'),
  ],
  [
    'oclock',
    new RegExp(`(?<![\\d.,:/a-z])${hour} ?-?(?:oclock|o clock|uur|oclk|clock|h|hrs|hr|ish)(?![a-z\\d])${period}`, 'g'),
    ([, h, am, pm]) => withPeriod(h, undefined, am, pm),
  ],
  [
    'time of day',
    new RegExp(`(?<![\\d.,:/a-z])${hour} (?:_+ )?(?:${morning})(?![a-z])`, 'g'),
    ([, h]) => (numberOf(h) <= 12 ? withPeriod(h, undefined, 'am', undefined) : undefined),
  ],
  [
    'time of day',
    new RegExp(`(?<![\\d.,:/a-z])${hour} (?:_+ )?(?:${later})(?![a-z])`, 'g'),
    ([, h]) => (numberOf(h) <= 12 ? withPeriod(h, undefined, undefined, 'pm') : undefined),
  ],
  ['noon', /(?<![a-z])(?:12 ?)?(?:noon|midday)(?![a-z])/g, () => ({ hour: 12, minute: 0 })],
  ['midnight', /(?<![a-z])(?:12 ?)?(?:midnight|middernag)(?![a-z])/g, () => ({ hour: 0, minute: 0 })],
  [
    'at',
    new RegExp(
      `(?<![a-z])(?:at|@|om|teen|ngo|ka|nga|after|before|past|until|till|na|voor|emva kwa|ngemva kuka|ngaphambi kuka) ?-?(?:around |about |round |rond |say |die |nako ya )?${hour}${notATime}`,
      'g',
    ),
    ([, h]) => (numberOf(h) <= 19 && numberOf(h) > 0 ? withPeriod(h, undefined, undefined, undefined) : undefined),
  ],
]

/** Around a day, or between two hours, a bare number is a time; elsewhere it is not. */
const towards = new RegExp(`(?<![a-z])(?:to|na|tot|until|till) ${hour}${notATime}`, 'g')
const besideDay: readonly [RegExp, number][] = [
  [
    new RegExp(
      `_ ?,? ?(?:${atWord} |- ?)?(?:about |around |say )?${hour}${notATime}(?: (?:please|pls|plz|asb|if|if possible|instead|ok|works|suits))?(?=[ ,.?!;)]*(?:$|[^\\d]))`,
      'g',
    ),
    1,
  ],
  // The number of a row is no hour: 'book 1 friday', 'number 2 tomorrow'.
  [
    new RegExp(
      `(?<![a-z\\d.,])(?<!(?:book|bespreek|reserve|take|vat|number|nommer|no|nr|nr\\.|option|opsie|#) ?)(?:${atWord} )?${hour} ?(?:on |op |ngo |ka )?(?=_)`,
      'g',
    ),
    1,
  ],
]
const span = new RegExp(
  `(?<![a-z])(?:between|from|tussen|van|vanaf|phakathi kuka|phakathi kwe|after|before|na|voor) ${hour}(?: ?(am|pm))? ?(?:and|to|en|tot|till|until|-|no|le) ?${hour}(?: ?(am|pm))?(?![\\w:])`,
  'g',
)

export function readTimes(reading: Reading): void {
  for (const [name, pattern, read] of rules) {
    const line = lineOf(reading)
    for (const match of line.text.matchAll(pattern)) keep(reading, line, name, match, read(match, reading.language))
  }
  readSpans(reading)
  readTowards(reading)
  readBesideDays(reading)
  reading.times.sort((a, b) => a.from - b.from)
  setBusyApart(reading)
}

function keep(reading: Reading, line: Line, rule: string, match: RegExpMatchArray, found: Clock | undefined): void {
  if (!found) return
  const [from, to] = covered(line, match)
  if (isTheOne(reading, from, to) || isCount(reading, from)) return
  if (reading.takenBy[from] === 'phone number' || reading.times.some((time) => time.from < to && from < time.to)) return
  reading.times.push({
    value: `${String(found.hour).padStart(2, '0')}:${String(found.minute).padStart(2, '0')}`,
    from,
    to,
  })
  take(reading, rule, from, to)
}

/** 'Another 4 tomorrow', 'amanye 4 kusasa' are tyres. */
const isCount = (reading: Reading, from: number): boolean =>
  reading.words[from]?.kind === 'digits' && counting.test(wordAt(reading, from - 1))
const counting = /^(?:another|nog|amanye|ezinye|abanye|ezi|eziyi|tse|tše|ding|dingwe)$/

const pointing =
  /^(?:this|that|the|which|daardie|hierdie|die|watter|other|ander|next|last|first|second|cheapest|nearest|another)$/

/** 'this one Saturday', 'the Friday one': 'one' points at a thing there. */
function isTheOne(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (!/^(?:one|een)$/.test(wordAt(reading, at))) continue
    if (pointing.test(wordAt(reading, at - 1)) || (reading.takenBy[at - 1] ?? '').startsWith('weekday')) return true
  }
  return false
}

function readSpans(reading: Reading): void {
  const line = lineOf(reading)
  for (const match of line.text.matchAll(span)) {
    const [, first, firstHalf, second, secondHalf] = match
    const [from, to] = covered(line, match)
    const begin = withPeriod(
      first,
      undefined,
      firstHalf === 'am' ? 'am' : undefined,
      firstHalf === 'pm' ? 'pm' : undefined,
    )
    const end = withPeriod(
      second,
      undefined,
      secondHalf === 'am' ? 'am' : undefined,
      secondHalf === 'pm' ? 'pm' : undefined,
    )
    if (!begin || !end || numberOf(first) > 24 || numberOf(second) > 24) continue
    for (const { hour: hours, minute } of [begin, end]) {
      reading.times.push({ value: `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, from, to })
    }
    take(reading, 'between times', from, to)
  }
}

/** 'push it to 11': what something is moved to. */
function readTowards(reading: Reading): void {
  if (!reading.concepts.has('move')) return
  const line = lineOf(reading)
  for (const match of line.text.matchAll(towards)) {
    const hours = numberOf(match[1])
    if (hours >= 1 && hours <= 18) keep(reading, line, 'moved to', match, clock(hours, 0, false, false))
  }
}

function readBesideDays(reading: Reading): void {
  const known = reading.times.length
  if (reading.dates.length === 0 || standing(reading, reading.times).length > 0) return
  const line = lineOf(reading)
  for (const [pattern, group] of besideDay) {
    for (const match of line.text.matchAll(pattern)) {
      const hours = numberOf(match[group])
      const [from, to] = covered(line, match)
      const isBesideDate = reading.dates.some((date) => Math.abs(from - date.to) <= 1 || Math.abs(date.from - to) <= 1)
      if (!isBesideDate || !(hours >= 1 && hours <= 18) || reading.times.length > known) continue
      keep(reading, line, 'time beside a day', match, clock(hours, 0, false, false))
    }
  }
}
