import { readCode } from '#core/rules/code.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { addDays, localDate, weekdayOf } from '#core/rules/time/time.ts'
import { hearDate, hearTime } from './answers.ts'
import { readingOf } from './begin-reading.ts'
import { readDates } from './parts/dates.ts'
import { weekdays } from './vocabulary/days.ts'
import { numberWords } from './vocabulary/numbers.ts'
import { committedVocabulary } from './vocabulary/tables.ts'

/** What the words of somebody of a shop state beyond the slots that drivers use, too. Pure. */

export const MOST = 500
/** As it is compared: without capitals and accents, and not longer than anybody writes. */
export const plain = (words: string): string => plainText(words.slice(0, MOST))
export const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (numberWords.get(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined))
/** A small number, in figures or as a word, as a part of a pattern. */
export const count =
  '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien)'

/** The letters and figures of the words, in lower case. */
export const tokensOf = (words: string): string[] => plain(words).match(/[\p{L}\p{N}'-]+/gu) ?? []

/** Each run of figures, also inside of a word: '205/55R16' has three. */
export const digitsIn = (words: string): string[] => plain(words).match(/\d+/g) ?? []

/** A booking's code anywhere in the words. */
export const codeIn = (words: string): string | undefined => {
  for (const token of words.slice(0, MOST).split(/[^\p{L}\p{N}]+/u)) {
    const code = readCode(token)
    if (code) return code
  }
  return undefined
}

export const saysUndo = (words: string): boolean =>
  /^\W*(?:undo|take (?:it|that) back|trek (?:dit )?terug|maak (?:dit )?ongedaan)\W*$/.test(plain(words))

const left = [
  new RegExp(
    `\\b(?:only|just|net|slegs)(?: still| nog)? (?:have |got |had |het |has )?${count}\\b(?! ?(?:o'?clock|uur|h\\d|:|am\\b|pm\\b))`,
  ),
  new RegExp(
    `\\b(?:have|got|het)(?: only| just| net| slegs| nog){0,2} ${count}(?: of (?:them|those|these))?(?: tyres?| tires?| bande?)? (?:left|in stock|oor|in voorraad|available)\\b`,
  ),
  new RegExp(`\\b${count} (?:left|oor)\\b`),
]

/** 'we only have 3 left': so many tyres. */
export function tyresLeft(words: string): number | undefined {
  for (const pattern of left) {
    const number = numberOf(pattern.exec(plain(words))?.[1])
    if (number !== undefined && number >= 1 && number <= 20) return number
  }
  return undefined
}

const bareTime =
  /\b(?:can do|do|at|by|come|rather|instead|make it|maybe|om|teen|kan|eerder|liewer|kom) (\d{1,2})\b(?! ?(?:tyres?|tires?|bande?|left|oor|of\b|x\b|min|uur|%))/

/** The time that a shop proposes: also 'can do 11', where a bare figure is an hour. HH:MM. */
export function proposedTime(words: string, now: Date): string | undefined {
  const heard = hearTime(words, { now })
  if (heard) return heard
  const hour = Number(bareTime.exec(plain(words))?.[1] ?? 0)
  if (hour < 1 || hour > 18) return undefined
  return `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:00`
}

const tell =
  /\b(?:tell|ask|inform|notify|remind|message|text|let|answer|reply to|se vir|vra vir|vra|laat|antwoord|stuur vir) (?:for |vir )?([\p{L}'-]+)/u
const nobody = new Set(
  'her him them the that it this us me customer client driver guy lady man owner person vir dit hom haar hulle die kliënt klient bestuurder people everyone'.split(
    ' ',
  ),
)

/** Whom 'tell Lerato …' names; undefined if it names nobody. */
export function namedToTell(words: string): string | undefined {
  const name = tell.exec(plain(words))?.[1]
  if (!name || nobody.has(name)) return undefined
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const opening =
  /^\W*(?:(?:please|pls|asb|asseblief|hi|hey|ok|can you|could you|kan jy) )*(?:tell|ask|inform|notify|remind|message|text|let|se vir|vra vir|vra|laat|stuur vir) (?:for |vir )?/
const joining = /^[\s,:;-]*(?:(?:please|know|weet|that|dat|to say|if|of)\b[\s,:;-]*)*/

/** 'Tell him', 'vra vir Lerato': an order to pass something on. */
export const ordersToTell = (words: string): boolean => (opening.exec(plain(words))?.[0].length ?? 0) > 0

/** The words for the customer without 'tell Lerato that', turned to the one who reads them: 'her car' is 'your car'. */
export function wordsToTell(words: string, name: string | undefined): string {
  const written = words.trim()
  const begin = opening.exec(plain(written))?.[0].length
  if (begin === undefined || begin === 0) return written
  const rest = written.slice(begin)
  const named = namesIn(rest, name)
  const said = rest.slice(named).replace(/^(?:them|him|her|hom|haar|hulle|the customer|die kliënt)\b/i, '')
  const message = said.slice(joining.exec(plain(said))?.[0].length ?? 0).trim()
  return message === '' ? written : toReader(message)
}

/** How many characters at the beginning are the customer's name. */
function namesIn(rest: string, name: string | undefined): number {
  if (!name) return 0
  const names = new Set(tokensOf(name))
  let length = 0
  for (const match of rest.matchAll(/[\p{L}'-]+/gu)) {
    if (rest.slice(length, match.index).trim() !== '' || !names.has(plain(match[0]))) break
    length = match.index + match[0].length
  }
  return length
}

const toReaderWords: readonly [RegExp, string][] = [
  [/^(?:her|his|their)\b/i, 'your'],
  [/^(?:she|he) (?:is|'s)\b/i, 'you are'],
  [/^(?:she|he) has\b/i, 'you have'],
  [/^(?:she|he|they) /i, 'you '],
  [/^(?:haar|hulle) (?=kar|motor|bakkie|bande|wiele|voertuig)/i, 'jou '],
]
function toReader(message: string): string {
  const found = toReaderWords.find(([pattern]) => pattern.test(message))
  const turned = found ? message.replace(...found) : message
  return turned.charAt(0).toUpperCase() + turned.slice(1)
}

const bareRefusals = new Set(
  'no|nope|nee|sorry|jammer|decline|declined|declines|reject|cancel|cancel it|kanselleer|kanselleer dit|wys dit van die hand|wys van die hand|no thanks|cant|cannot|we cant|we cannot|ons kan nie'.split(
    '|',
  ),
)
const order =
  /^\W*(?:please |pls |asb )?(?:decline[ds]?|reject|cancel(?: (?:it|the booking|this booking))?|kanselleer(?: dit| die bespreking)?|wys (?:dit )?van die hand)\b[\s,:;.-]*/

/** The reason in a refusal, as written; undefined if it only refuses. The code and the order themselves are no reason. */
export function reasonIn(words: string): string | undefined {
  const code = codeIn(words)
  const without = words
    .split(/(\s+)/)
    .filter((part) => !code || codeIn(part) !== code)
    .join('')
    .trim()
  const reason = without.slice(order.exec(plain(without))?.[0].length ?? 0).trim()
  return isBare(reason) ? undefined : reason.slice(0, 200)
}

const isBare = (reason: string): boolean => {
  const said = tokensOf(reason).join(' ').replace(/'/g, '')
  return said === '' || bareRefusals.has(said)
}

/** Something that is asked back of the customer. */
export const asksBack = (words: string): boolean => words.trim().endsWith('?')

const aboutSomebody =
  /^\W*(?:(?:so|and|but|hey|ok|en|maar) )?(?:did|has|have|is|was|will|does|when|what time|why|where|het|is|was|sal|wanneer|hoe laat|hoekom|waar)\b/
const toReaderOf = /\b(?:you|your|yours|u|ur|jy|jou|julle|wena|uyeza)\b/

/** Whether the words may ask about somebody, so that the names are worth reading. */
export const mayAskAbout = (words: string): boolean => {
  const said = plain(words)
  return aboutSomebody.test(said) && !toReaderOf.test(said)
}

/** 'Did Kim cancel?' asks us about a customer; 'Kim, did you …' asks the customer. */
export function asksAbout(words: string, names: readonly string[]): boolean {
  const said = plain(words)
  const tokens = tokensOf(words).map((token) => token.replace(/'s$/, ''))
  const isNamed = tokens.slice(1).some((token) => names.includes(token))
  return isNamed && aboutSomebody.test(said) && !toReaderOf.test(said)
}

const priced = /\b(?:r ?\d|\d+ ?(?:rand|each|elk|per|bucks))/

/** A price or an amount of something: what answers a customer's question and no request. */
export const saysPrice = (words: string): boolean => priced.test(plain(words))

export type HoursWords = {
  /** YYYY-MM-DD, in order; several if the words name the first and the last. */
  days: string[]
  everyWeek: boolean
  closed: boolean
  /** The words say something of the hours that cannot be written: a gap, half a day, a part of the shop. */
  inexact: boolean
  opens?: string
  closes?: string
}

const at = '(\\d{1,2})(?:[:h.](\\d\\d))? ?(am|pm|vm|nm|uur)?'
const fromTo = new RegExp(`\\b${at} ?(?:-|to|till|til|until|tot|and) ?${at}(?![\\d/])`)
const opensAt = new RegExp(
  `\\b(?:open|opens|opening|oop|maak oop)(?: only| first| late| eers| laat)?(?: at| from| om| vanaf)? ${at}(?![\\d/])`,
)
const closesAt = new RegExp(
  `\\b(?:close|closes|closing|shut|sluit|toemaak|maak toe|toe)(?: early| already| vroeg| reeds)?(?: at| from| om| vanaf) ${at}(?![\\d/])`,
)
const weekly =
  /\b(?:every|each|elke|always|altyd|from now on|van nou af)\b|\b(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|maandae|dinsdae|woensdae|donderdae|vrydae|saterdae|sondae)\b/

const shuts =
  /\b(?:clos(?:e|es|ed|ing)|shut|toe|gesluit|sluit|(?:not|wont be|won't be|nie) (?:open|oop)|holidays?|vakansie|day off|af dag)\b/

/** 'Closed from 1pm' and 'opening at ten' say the one end of the day; 'closed until 10' says when it opens. */
const shutFrom = new RegExp(
  `\\b(?:clos(?:e|es|ed|ing)|shut|toe|gesluit|sluit|knock(?:ing)? off)\\b[^\\d]{0,120}?\\b(?:from|after|at|by|vanaf|van|na|om|teen) ${at}(?![\\d/])`,
)
const shutUntil = new RegExp(
  `\\b(?:clos(?:e|es|ed|ing)|shut|toe|gesluit|sluit|(?:not|wont be|won't be|nie) (?:open|oop))\\b[^\\d]{0,120}?\\b(?:until|till|til|tot|before|voor) ${at}(?![\\d/])`,
)
const openUntil = new RegExp(
  `\\b(?:open|opens|oop|work(?:ing)?)\\b[^\\d]{0,120}?\\b(?:until|till|til|tot) ${at}(?![\\d/])`,
)

/** What names a part of a day, of a week or of the shop, or takes back what is said: no whole day is closed for it. */
const inPart =
  /\b(?:half|early|late|earlier|later|vroeg|vroeer|laat|later|morning|afternoon|evening|night|lunch|midday|noon|oggend|middag|namiddag|aand|etenstyd|ekuseni|emini|ntambama|kusihlwa|hoseng|motsheare|mantsiboya|minutes?|min|minute|hours?|ure?|uur|second|other|tweede|ander|last|laaste|except|but|maar|behalwe|kodwa|maybe|might|dalk|perhaps|if|bay|lift|bays|workshop|alignment|not closed|nie toe|nie gesluit|aren'?t|isn'?t|arent|isnt|week|weeks|weke|month|maand|onwards?|further notice|school|term)\b|\?\s*$/

/** Which days are closed or have other hours; neither if the words say nothing of it. */
export function hoursIn(words: string, now: Date): HoursWords {
  const line = plain(words)
  const span = shuts.test(line) && !/\b(?:open|oop)\b/.test(line) ? undefined : fromTo.exec(line)
  const opens = span ? clock(span[1], span[2], span[3]) : (clockIn(shutUntil, line) ?? clockIn(opensAt, line))
  const closes = span
    ? closing(opens, clock(span[4], span[5], span[6]), span[6])
    : closing('12:00', clockIn(closesAt, line) ?? clockIn(shutFrom, line) ?? clockIn(openUntil, line))
  const read: HoursWords = {
    days: daysIn(words, now),
    everyWeek: weekly.test(line),
    closed: opens === undefined && closes === undefined && shuts.test(line),
    inexact: false,
    ...(opens && { opens }),
    ...(closes && { closes }),
  }
  return { ...read, inexact: isInexact(line, read, now) }
}

/** Whether the words say more of the hours than was read of them. */
function isInexact(line: string, { closed, opens, closes }: HoursWords, now: Date): boolean {
  if (!closed && !opens && !closes) return false
  const reading = readingOf(line, committedVocabulary, { now })
  readDates(reading)
  const isOfDate = (at: number) => reading.takenBy[at] !== undefined
  const figures = reading.words
    .filter(({ kind }, at) => kind === 'digits' && !isOfDate(at))
    .map(({ text }) => Number(text))
  const own = [opens, closes].flatMap((time) =>
    time ? [Number(time.slice(0, 2)), Number(time.slice(0, 2)) % 12, Number(time.slice(3))] : [],
  )
  const ends = [opens, closes].filter((time) => time !== undefined).length
  const isMore =
    figures.some((figure) => !own.includes(figure) && figure !== 12) ||
    figures.filter((figure) => figure > 0).length > ends * 2
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

const MOST_DAYS = 31

function daysIn(words: string, now: Date): string[] {
  const reading = readingOf(words.slice(0, MOST), committedVocabulary, { now })
  readDates(reading)
  const found = [...new Set(reading.dates.map(({ value }) => value))].sort()
  const [first = hearDate(words, { now }) ?? oneOf(words, now), last] = found
  if (!first) return []
  if (!last || !/\b(?:to|till|til|until|tot|through|-)\b/.test(plain(words))) return found.length > 0 ? found : [first]
  const days: string[] = []
  for (let day = first; day <= last && days.length < MOST_DAYS; day = addDays(day, 1)) days.push(day)
  return days
}

/** 'Saturdays' stands for the next one. */
function oneOf(words: string, now: Date): string | undefined {
  const said = tokensOf(words).map((token) => weekdays.get(token.replace(/dae$/, 'dag').replace(/s$/, '')))
  const weekday = said.find((found) => found !== undefined)
  const today = localDate(now)
  const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(today, count))
  return weekday === undefined ? undefined : days.find((day) => weekdayOf(day) === weekday)
}

export const weekdayIn = (days: readonly string[]): number | undefined => (days[0] ? weekdayOf(days[0]) : undefined)
