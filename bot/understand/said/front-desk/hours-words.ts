import { weekdayOf } from '#core/rules/time/time.ts'
import { readingOf } from '../../begin-reading.ts'
import { readDates } from '../../parts/dates.ts'
import { readSizes } from '../../parts/sizes.ts'
import { readTimes } from '../../parts/times.ts'
import { plain } from '../../shop-words.ts'
import { numberWords } from '../../vocabulary/numbers.ts'
import { committedVocabulary } from '../../vocabulary/tables.ts'
import { datesIn, daysIn, eachWithMonth } from './days-said.ts'
import { saysReopening } from './opening-words.ts'

/** What somebody of a shop says of its opening hours. Pure. */

export type HoursWords = {
  /** YYYY-MM-DD, in order; several if the words name the first and the last. */
  days: string[]
  /** The day is named by more than a weekday. */
  isDated: boolean
  everyWeek: boolean
  closed: boolean
  /** A day that was closed is open as usual. */
  reopens: boolean
  /** The words say something of the hours that cannot be written: a gap, half a day, a part of the shop. */
  inexact: boolean
  opens?: string
  closes?: string
}

const at = '(?:(?:ngo|ka|e)[ -])?(\\d{1,2})(?:[:h.](\\d\\d))? ?(am|pm|vm|nm|uur)?'
const fromTo = new RegExp(
  `\\b${at} ?(?:-|to|till|til|until|tot|and|go ya|go fihla|ho ya|ho fihla|ukuya|kuya) ?${at}(?![\\d/])`,
)
const opensAt = new RegExp(
  `\\b(?:open|opens|opening|oop|maak oop|vula|sivula|siyavula|sizovula|vulwa|bula|bulwa|re bula)(?: only| first| late| eers| laat)?(?: at| from| om| vanaf)? ${at}(?![\\d/])`,
)
/** 'Open again Friday at 9'. */
const opensThen = new RegExp(
  `\\b(?:open|opens|oop)(?: (?:again|weer|on|op|up|this|next|hierdie)){0,3} \\p{L}{3,10} (?:again |weer )?(?:at|from|om|vanaf) ${at}(?![\\d/])`,
  'u',
)
const closesAt = new RegExp(
  `\\b(?:close|closes|closing|shut|sluit|toemaak|maak toe|toe|vala|sivala|siyavala|sizovala|valwa|kwala|tswala|tswalela|koala)(?: early| already| vroeg| reeds)?(?: at| from| om| vanaf| by| ngo| nge| ka)[ -]?${at}(?![\\d/])`,
)
const weekly =
  /\b(?:every|each|elke|always|altyd|from now on|van nou af)\b|\b(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|maandae|dinsdae|woensdae|donderdae|vrydae|saterdae|sondae)\b/

const shuts =
  /\b(?:clos(?:e|es|ed|ing)|shut|toe|gesluit|sluit|(?:not|wont be|won't be|nie) (?:open|oop)|holidays?|vakansie|day off|af dag|(?:si|ku)?vali(?:le|we)|(?:re|go|ho) (?:tswetse|kwetse|tswetswe|kwetswe|koetse))\b/

/** 'Closed from 1pm' and 'opening at ten' say the one end of the day; 'closed until 10' says when it opens. */
const shutFrom = new RegExp(
  `\\b(?:clos(?:e|es|ed|ing)|shut|toe|gesluit|sluit|knock(?:ing)? off)\\b[^\\d]{0,120}?\\b(?:from|after|at|by|vanaf|van|na|om|teen) ${at}(?![\\d/])`,
)
/** 'Siyavala ngoLwesihlanu ngo-2', 're kwala ka Labohlano ka 2'. */
const shutAtThen = new RegExp(
  `\\b(?:vala|sivala|siyavala|sizovala|valwa|kwala|tswala|tswalela|koala)\\b[^\\d]{0,60}?\\b(?:ngo|nge|ka)[ -]?${at}(?![\\d/])`,
)
const shutUntil = new RegExp(
  `\\b(?:clos(?:e|es|ed|ing)|shut|toe|gesluit|sluit|(?:not|wont be|won't be|nie) (?:open|oop))\\b[^\\d]{0,120}?\\b(?:until|till|til|tot|before|voor) ${at}(?![\\d/])`,
)
const openUntil = new RegExp(
  `\\b(?:open|opens|oop|work(?:ing)?)\\b[^\\d]{0,120}?\\b(?:until|till|til|tot) ${at}(?![\\d/])`,
)

/** 'Friday until 3' and 'tot 1 Saterdag' say no more than a day and its end. */
const onlyUntil = new RegExp(
  `^(?:(?:on|this|next|hierdie|op|just|only|net) )*(?:\\p{L}+,? )?(?:(?:only|net) )?(?:until|till|til|tot) ${at}(?: (?:on |this |op )?\\p{L}{1,20})?[^\\p{L}\\d]*$`,
  'u',
)

/** What names a part of a day, of a week or of the shop, or takes back what is said: no whole day is closed for it. */
const inPart =
  /\b(?:half|early|late|earlier|later|vroeg|vroeer|laat|later|morning|afternoon|evening|night|lunch|midday|noon|oggend|middag|namiddag|aand|etenstyd|ekuseni|emini|ntambama|kusihlwa|hoseng|motsheare|mantsiboya|minutes?|min|minute|hours?|ure?|uur|second|other|tweede|ander|last|laaste|except|but|maar|behalwe|kodwa|maybe|might|dalk|perhaps|if|bay|lift|bays|workshop|alignment|not closed|nie toe|nie gesluit|aren'?t|isn'?t|arent|isnt|week|weeks|weke|month|maand|onwards?|further notice|school|term)\b|\?\s*$/

/** Which days are closed or have other hours; neither if the words say nothing of it. */
export function hoursIn(words: string, now: Date): HoursWords {
  const line = withoutDates(inFigures(plain(eachWithMonth(words))), now)
  const span = shuts.test(line) && !/\b(?:open|oop)\b/.test(line) ? undefined : fromTo.exec(line)
  const opens = span
    ? clock(span[1], span[2], span[3])
    : (clockIn(shutUntil, line) ?? clockIn(opensAt, line) ?? clockIn(opensThen, line))
  const closes = span
    ? closing(opens, clock(span[4], span[5], span[6]), span[6])
    : closing(
        '12:00',
        clockIn(closesAt, line) ??
          clockIn(shutFrom, line) ??
          clockIn(shutAtThen, line) ??
          clockIn(openUntil, line) ??
          clockIn(onlyUntil, line),
      )
  const read: HoursWords = {
    ...daysIn(words, now),
    everyWeek: weekly.test(line),
    closed: opens === undefined && closes === undefined && shuts.test(line),
    reopens: false,
    inexact: false,
    ...(opens && { opens }),
    ...(closes && { closes }),
  }
  if (saysReopening(line)) return { ...read, closed: false, reopens: true, inexact: saysOtherHours(line, read, now) }
  const exact = read.closed ? notWhole(read, line, now) : read
  return { ...exact, inexact: exact.inexact || isInexact(line, exact, now) }
}

/** The line with the figures of its dates blotted out, which are no hours. */
function withoutDates(line: string, now: Date): string {
  const { dates, words } = datesIn(line, now)
  return dates.reduce((written, { from, to }) => {
    const [start = 0, end = 0] = [words[from]?.start, words[to - 1]?.end]
    const said = written.slice(start, end)
    return /\d/.test(said) ? written.slice(0, start) + said.replace(/\d/g, '_') + written.slice(end) : written
  }, line)
}

/** A day of which an hour is named is not closed whole. */
function notWhole(read: HoursWords, line: string, now: Date): HoursWords {
  const reading = readingOf(line, committedVocabulary, { now })
  for (const part of [readSizes, readDates, readTimes]) part(reading)
  const [only, ...others] = reading.times.map(({ value }) => value)
  if (!only) return read
  return others.length === 0 ? { ...read, closed: false, closes: only } : { ...read, closed: false, inexact: true }
}

const hourWords = new RegExp(
  `\\b(at|from|till|til|until|to|om|vanaf|tot|by|after|before) (${[...numberWords.keys()].filter((word) => /^[a-z]+$/.test(word)).join('|')})\\b`,
  'g',
)

/** 'At twelve' is 'at 12'. */
const inFigures = (line: string): string =>
  line.replace(hourWords, (all, before: string, word: string) => {
    const hour = numberWords.get(word) ?? 0
    return hour >= 1 && hour <= 12 ? `${before} ${hour}` : all
  })

/** The figures that are no dates. */
function figuresIn(line: string, now: Date): number[] {
  const reading = readingOf(line, committedVocabulary, { now })
  readDates(reading)
  return reading.words
    .filter(({ kind }, at) => kind === 'digits' && reading.takenBy[at] === undefined)
    .map(({ text }) => Number(text))
}

/** An hour that was not read as when the shop opens or closes. */
function saysOtherHours(
  line: string,
  { opens, closes }: { opens?: string | undefined; closes?: string | undefined },
  now: Date,
): boolean {
  const own = [opens, closes].flatMap((time) =>
    time ? [Number(time.slice(0, 2)), Number(time.slice(0, 2)) % 12, Number(time.slice(3))] : [],
  )
  return figuresIn(line, now).some((figure) => !own.includes(figure) && figure !== 12)
}

/** Whether the words say more of the hours than was read of them. */
function isInexact(line: string, { closed, opens, closes }: HoursWords, now: Date): boolean {
  if (!closed && !opens && !closes) return false
  const figures = figuresIn(line, now)
  const ends = [opens, closes].filter((time) => time !== undefined).length
  const isMore =
    saysOtherHours(line, { opens, closes }, now) || figures.filter((figure) => figure > 0).length > ends * 2
  const isTwice =
    ends > 0 &&
    figures.length > ends &&
    shuts.test(line) &&
    /\b(?:to|and|until|till|tot|en|-)\b/.test(line) &&
    !fromTo.test(line)
  return isMore || isTwice || (closed ? inPart.test(line) : /\b(?:half|maybe|might|dalk|if)\b|\?\s*$/.test(line))
}

const clockIn = (pattern: RegExp, line: string): string | undefined => {
  const found = pattern.exec(line)
  return found ? clock(found[1], found[2], found[3]) : undefined
}

function clock(hours: string | undefined, minutes: string | undefined, half: string | undefined): string | undefined {
  const hour = Number(hours)
  if (hours === undefined || hour > 24) return undefined
  const late = (half === 'pm' || half === 'nm') && hour < 12
  return `${String(late ? hour + 12 : hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** '8 to 5' ends in the afternoon. */
function closing(opens: string | undefined, closes: string | undefined, half?: string): string | undefined {
  if (!closes || half || !opens || closes > opens) return closes
  const hour = Number(closes.slice(0, 2)) + 12
  return hour <= 23 ? `${hour}:${closes.slice(3)}` : closes
}

export const weekdayIn = (days: readonly string[]): number | undefined => (days[0] ? weekdayOf(days[0]) : undefined)
