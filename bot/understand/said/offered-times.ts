import { readingOf } from '../begin-reading.ts'
import { readConcepts } from '../parts/concepts.ts'
import { readDates } from '../parts/dates.ts'
import { readSizes } from '../parts/sizes.ts'
import { readTimes } from '../parts/times.ts'
import type { Reading } from '../reading.ts'
import { readHoursAsHours } from '../settle/hour-not-day.ts'
import { codeIn, MOST, plain } from '../shop-words.ts'
import { numberWords } from '../vocabulary/numbers.ts'
import { committedVocabulary } from '../vocabulary/tables.ts'

/** A day and an hour that somebody of a shop can do; without a day, that of the request. */
export type OfferedTime = { date?: string; time: string }

export type OfferedTimes = {
  offered: OfferedTime[]
  /** Days that are named and not refused. */
  dates: string[]
  /** Hours that cannot be: 'not 10', 'taken till 1'. */
  refused: string[]
  /** Hours from which on it would do: 'after one is fine'. */
  from: string[]
  /** An hour is refused, made a condition or put in the place of another: no yes to what was asked. */
  instead: boolean
}

const MAX_OFFERED = 3

/** Where another part of the line begins: what it says of an hour is its own. */
const ends =
  /[,;.!?]\s|\s(?:but|maar|mara|kodwa|koda|empa|rather|liewer|eerder|instead|or|of|kapa|kgotsa|kumbe|noma|okanye|(?=(?:because|coz|cos|bcos|omdat|ngoba|ngokuba|kuba|hobane|gonne|(?<!\b(?:i|we|you|they|he|she|dont|not|who|if) )want)\b)|(?=(?:i|we|ek|ons) (?:can|could|kan)\b(?!'?t\b| not\b| nie\b)|(?:how|what) about\b|wat van\b|hoe (?:lyk|klink)\b)|then|dan|tell|ask|se vir|vra|(?=e seng\b|eseng\b|hhayi\b|not\b|cant\b|can't\b|cannot\b|can not\b|kan nie\b|hayi\b|nee\b|no\b|only\b|slegs\b|net\b))/g
const refuses =
  /\b(?:not|can ?not|cant|can.?t|wont|no|nie|geen|full|vol|taken|busy|besig|booked|bespreek|too (?:early|late|soon)|te (?:vroeg|laat|gou)|early|unavailable|impossible|eseng|e seng|hayi|hhayi|gcwele|igcwele|sigcwele|tletse|e full|angeke|asikwazi|ngeke|asinakho|ha ho|ga go|ga re|ha re|kgone|khona|instead of|in plaas van)\b/
/** 'Till one' bounds something else and offers nothing. */
const bounds =
  /\b(?:till|until|til|tot|before|voor|b4|after|na|from|vanaf|by|emva (?:ko|kwa|kwe)|ngemva (?:ko|kwa|kwe)|ka mora|kamora|morago ga) ?-?(?:about |omtrent )?$/
const fromOn = /\b(?:after|na|from|vanaf|emva|ngemva|mora|kamora|morago)\b/
/** What stands behind it is why, and offers nothing. */
const because = /^\W*(?:because|coz|cos|bcos|omdat|ngoba|ngokuba|kuba|hobane|gonne|want)\b/
const changesHour =
  /\b(?:not|cant|can.?t|cannot|can not|kan nie|full|vol|taken|only if|only when|only at|only|slegs|net as|but|maar|mara|kodwa|koda|empa|rather|liewer|eerder|instead|in plaas|too (?:early|late)|te (?:vroeg|laat)|if|as (?:hy|sy|hulle)|ask (?:\S+ ){0,3}if|vra (?:\S+ ){0,3}of|can (?:\S+ ){1,3}(?:come|make)|kan (?:\S+ ){1,3}kom|uma|ha|fa|or|of|earliest|vroegste|moved?|skuif|propose|suggest|offer)\b/

/** The hours that the words offer, in the order said, with their days. */
export function offeredTimes(written: string, now: Date): OfferedTimes {
  const words = withoutCodes(written)
  const reading = readingOf(words.slice(0, MOST), committedVocabulary, { now })
  for (const part of [readSizes, readConcepts, readDates, readTimes, readHoursAsHours]) part(reading)
  const line = plain(words)
  const offered: OfferedTime[] = []
  const refused: string[] = []
  /** Hours that cannot be on a day that is named beside them. */
  const refusedOn: OfferedTime[] = []
  const dates: string[] = []
  const edges: string[] = []
  /** The only day stands behind its hour, or apart: 'ten or eleven on Friday' are both on Friday. */
  let isShared = true
  let date: string | undefined
  for (const [from, to] of partsOf(line)) {
    if (because.test(line.slice(from, to))) continue
    const isRefused = refuses.test(line.slice(from, to)) && !isOwnYes(line.slice(from, to))
    for (const one of datesIn(reading, from, to)) {
      if (isRefused) continue
      date = one
      if (!dates.includes(one)) dates.push(one)
    }
    const [firstDay = to] = reading.dates.flatMap((one) => {
      const at = reading.words[one.from]?.start
      return isWithin(at, from, to) ? [at ?? to] : []
    })
    for (const { at, time, isBound } of timesIn(reading, line, from, to)) {
      if (isBound && !isRefused && fromOn.test(line.slice(Math.max(from, at - 20), at + 8))) edges.push(time)
      if (isBound) continue
      if (firstDay < at && !isRefused) isShared = false
      if (isRefused) {
        refused.push(time)
        const [day] = datesIn(reading, from, to)
        if (day) refusedOn.push({ date: day, time })
      } else if (!offered.some((one) => one.time === time && one.date === date))
        offered.push({ time, ...(date && { date }) })
    }
  }
  // 'Not Friday nine, I can do Monday nine' refuses the Friday alone.
  const isOfOtherDay = ({ date, time }: OfferedTime): boolean => {
    const days = refusedOn.filter((one) => one.time === time)
    return date !== undefined && days.length > 0 && days.every((one) => one.date !== date)
  }
  const known = offered.filter((one) => !refused.includes(one.time) || isOfOtherDay(one))
  const ofDay = known.map((one) =>
    one.date || dates.length !== 1 || !isShared ? one : { ...one, date: dates[0] as string },
  )
  const isRefusing = partsOf(line).some(
    ([from, to]) => refuses.test(line.slice(from, to)) && !isOwnYes(line.slice(from, to)),
  )
  const isOther = refused.length > 0 || isRefusing || changesHour.test(line)
  return { offered: ofDay.slice(0, MAX_OFFERED), dates, refused, from: edges, instead: isOther }
}

/** The figures of a code are no hours; every other word keeps its place. */
const withoutCodes = (words: string): string =>
  words.replace(/[\p{L}\p{N}]+/gu, (token) => (codeIn(token) ? ' '.repeat(token.length) : token))

/** 'No problem', 'not a problem at 9'. */
const isOwnYes = (part: string): boolean =>
  /\b(?:no problem|not a problem|geen probleem|no stress|no worries)\b/.test(part)

function partsOf(line: string): [number, number][] {
  const parts: [number, number][] = []
  let from = 0
  for (const match of [...line.matchAll(ends), { index: line.length }]) {
    const at = match.index
    const before = parts.at(-1)
    const isOfBefore = before && /\S/.test(line.slice(before[0], from)) && refusesBefore.test(line.slice(from, at))
    if (isOfBefore) before[1] = at
    else if (at > from) parts.push([from, at])
    from = at
  }
  return parts
}

/** 'Friday 9 | kan nie', '9 is | no good': what is refused stands before. */
const refusesBefore =
  /^\s(?:cannot|can ?not|can'?t|kan nie|not|no|hayi|angeke)(?: (?:good|possible|available|free|open|works?|working|going|to|do|happen|moontlik|beskikbaar|oop|werk|nie|way|for|us|me|be|suit|done)){0,4}[\s,;.!?]{0,2}$/

const datesIn = ({ dates, words }: Reading, from: number, to: number): string[] =>
  dates.flatMap((one) => (isWithin(words[one.from]?.start, from, to) ? [one.value] : []))

const isWithin = (at: number | undefined, from: number, to: number): boolean =>
  at !== undefined && at >= from && at < to

/** What a figure counts, so that it is no hour. */
const counts =
  /^ ?(?:x|\*|%|km|k|rand|r|tyres?|tires?|bande?|left|oor|of (?:them|those|these)|in stock|more|each|elk|pcs|pieces|stuks?|min|mins|minutes?|hours?|ure|days?|dae|weeks?|weke|months?|maande?|years?|jaar|people|ppl|guys|cars?|ply|inch|duim|mm|hundred|thousand|honderd|duisend|new|nuwe|valves?|kleppe|dunlops?|michelins?|firestones?|contis?|continentals?|falkens?|sumitomos?|bridgestones?|goodyears?|pirellis?|hankooks?|tse|dithaere|amathayara|amatayala)\b|^[/.:,]?\d|^\/|^%/
const priced = /(?:\br ?|r|\bx ?|\/|\d[.,:h]?|#)$/

type TimeIn = { at: number; time: string; isBound: boolean }

function timesIn(reading: Reading, line: string, from: number, to: number): TimeIn[] {
  const read = reading.times.flatMap((one) => {
    const at = reading.words[one.from]?.start
    return isWithin(at, from, to) ? [{ at: at ?? 0, value: one.value }] : []
  })
  const loose = reading.words.flatMap(({ start, end, kind }, at) => {
    if (!isWithin(start, from, to) || isTaken(reading, at)) return []
    const value =
      kind === 'digits' ? bareHour(line, start, end) : kind === 'letters' ? hourWord(line, start, end) : undefined
    return value ? [{ at: start, value }] : []
  })
  return [...read, ...loose]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, value }) => ({
      at,
      time: value,
      isBound: isBoundAt(line, at),
    }))
}

function isBoundAt(line: string, at: number): boolean {
  const isInside = beginsBound.test(line.slice(at))
  if (!isInside && !bounds.test(line.slice(Math.max(0, at - 20), at))) return false
  return !naIsTo(line, isInside ? line.indexOf(' ', at) + 1 : at)
}

/** The grammar takes the word before the hour along: 'till 1'. */
const beginsBound = /^(?:till|until|til|tot|before|voor|after|from|vanaf) /

const isTaken = ({ takenBy }: Reading, at: number): boolean => {
  const by = takenBy[at]
  return by !== undefined && !/^(?:index|quantity|count|number|choice|rim|phrase)/.test(by)
}

/** '9', '1.30' and '8h30'; one to six is the afternoon. */
function bareHour(line: string, start: number, end: number): string | undefined {
  const before = line.slice(Math.max(0, start - 3), start)
  const hour = Number(line.slice(start, end))
  if (priced.test(before) || hour < 1 || hour > 18) return undefined
  const minute = /^[.:h](\d\d)(?!\d)/.exec(line.slice(end))?.[1]
  if (minute !== undefined) return Number(minute) < 60 ? clock(hour, Number(minute)) : undefined
  const isAsHour =
    saidBefore.test(line.slice(Math.max(0, start - 14), start)) ||
    saidBehind.test(line.slice(end)) ||
    (ofOne.test(line.slice(0, start)) && comes.test(line.slice(end)))
  return isAsHour && !counts.test(line.slice(end)) ? clock(hour, 0) : undefined
}

/** '4 kim' is for Kim: what stands before or behind a figure says that it is an hour. */
const saidBefore =
  /(?:@|,|\b(?:at|om|ka|ngo|nge|by|or|of|noma|okanye|kapa|kgotsa|kumbe|kana|not|nie|comes?|kom|do|it|dit|only|rather|liewer|eerder|for|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|\w+day|\w+dag|today|tomorrow|tmrw|tmr|vandag|more|morning|oggend|afternoon|middag|day|earliest|is|around|about|say|till|until|tot|before|after|from)) $/
const saidBehind =
  /^\s*$|^ ?[,.;?!]|^ ?-|^ (?:or|of|is|was|ok|okay|fine|works?|sharp|not|nie|rather|instead|same|reg|goed|would|can|kan|will|sal|yes|no|and|en|o'?clock|vir|too|also|as|then|dan|if|perfect|better|earliest|suits?|pas|siame|lokile|kulungile|go|ho|e|ke|free|open|vry|both|only|but|maar|mara|in|sounds|please|asb|pls|neh|hle|am|pm)\b/

/** 'Kan hy 11 kom'; 'hulle 2 kom' are two people. */
const ofOne = /\b(?:hy|sy|jy|u) $/
const comes = /^ (?:in|verby)?kom\b/

/** 'Make it nine', 'or ten'. */
function hourWord(line: string, start: number, end: number): string | undefined {
  const hour = numberWords.get(line.slice(start, end))
  const before = line.slice(Math.max(0, start - 12), start)
  if (hour === undefined || hour < 7 || hour > 12) return undefined
  const isBehind = /^ (?:is (?:ok|okay|fine|good|better|free|open|reg|goed)|works?|sharp|instead|rather|o'?clock)\b/
  if (isBehind.test(line.slice(end))) return clock(hour, 0)
  return /\b(?:at|or|of|make it|om|rather|do|at about|by) $/.test(before) && !counts.test(line.slice(end))
    ? clock(hour, 0)
    : undefined
}

const clock = (hour: number, minute: number): string =>
  `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

const moves = /\b(?:ver)?(?:skuif|trek|verander|bring)\b(?: \S{1,20}){0,6} na (?:about |omtrent )?$/
const beforeDay =
  /\bna (?:(?:hierdie|volgende|komende|die) )?(?:maandag|dinsdag|woensdag|donderdag|vrydag|saterdag|sondag|more|oormore|vandag|ma|di|wo|do|vr|sa|so)\b/

const MAX_LEAD = 80

/** The Afrikaans 'na' before an hour is 'to' and not 'after' where something is moved to it, or a day stands between. Pure. */
export const naIsTo = (line: string, at: number): boolean => {
  const before = line.slice(Math.max(0, at - MAX_LEAD), at)
  return moves.test(before) || beforeDay.test(`${before.slice(-30)}${line.slice(at, at + 30)}`)
}
