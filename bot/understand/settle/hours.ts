import { readWindow } from '../parts/window.ts'
import type { Found, Reading } from '../reading.ts'
import type { Slots } from '../types.ts'

type Window = NonNullable<Slots['window']>

const lunch = '(?:lunch(?: ?(?:time|hour|break))?|middagete|etenstyd|isidlo sasemini|ilantshi|dijo tsa motsheare)'
const work =
  '(?:work|my shift|office|werk|die werk|umsebenzi|komsebenzi|kwomsebenzi|msebenzi|mosebetsi|tiro|mosebetsing)'
const before = '(?:before|voor|ngaphambi kwe|ngaphambi kwa|ngaphambi|phambi kwe|phambi|pele ho|pele ga|pele)'
const after = '(?:after|past|na|emva kwe|emva kwa|emva|ngemva kwe|ngemva|kamora|ka mora|morago ga)'

/** Bounds that a part of the day sets. */
const bounded: readonly (readonly [RegExp, Window])[] = [
  [new RegExp(`\\b${before} ${lunch}\\b`), { to: '12:00' }],
  [new RegExp(`\\b${after} ${lunch}\\b`), { from: '13:00' }],
  [new RegExp(`\\b${before} ${work}\\b`), { to: '09:00' }],
  [/\b(?:(?:not|nie) (?:too|so|te|that) (?:early|vroeg)|nie vroeg nie)\b/, { from: '09:00' }],
  [/\b(?:(?:not|nie) (?:too|so|te|that) (?:late|laat)|nie laat nie)\b/, { to: '15:00' }],
]

/** The hours that words leave, whatever else they say; undefined if they name none. */
export function windowIn(reading: Reading, times: readonly Found<string>[]): Window | undefined {
  const bound = times.length === 1 && times[0] ? boundOf(reading, times[0]) : undefined
  const span = spanOf(reading, times)
  if (bound ?? span) return bound ?? span
  const line = lineOf(reading)
  const own = times.length === 0 ? bounded.flatMap(([pattern, window]) => (pattern.test(line) ? [window] : [])) : []
  const read = partOfDay(reading, times)
  if (own.length === 0) return read
  const isNegated = /\b(?:not|nie) (?:too|so|te|that) /.test(line)
  const part = isNegated ? readWindow(withoutNot(reading), times) : undefined
  return Object.assign({}, part, ...own)
}

/** 'After work' is when they say that they leave it. */
function partOfDay(reading: Reading, times: readonly Found<string>[]): Window | undefined {
  const window = readWindow(reading, times) ?? ofCompound(reading, times)
  const leaves = reading.busy?.from
  const isAfterWork = window?.from === '16:30' || (window === undefined && leaves)
  return leaves && times.length === 0 && isAfterWork ? { from: leaves } : window
}

/** 'Saterdagoggend'. */
function ofCompound(reading: Reading, times: readonly Found<string>[]): Window | undefined {
  if (times.length > 0) return undefined
  const found = /\b(?:maan|dins|woens|donder|vry|sater|son)dag ?-?(oggend|middag|namiddag|aand)\b/.exec(
    reading.text.slice(0, 500).toLowerCase(),
  )?.[1]
  if (!found) return undefined
  return found === 'oggend' ? { to: '12:00' } : { from: found === 'aand' ? '16:00' : '12:00' }
}

/** The same without what is denied of it. */
const withoutNot = (reading: Reading): Reading => ({
  ...reading,
  words: reading.words.filter(({ text }) => !/^(?:early|late|vroeg|laat)$/.test(text)),
})

const lineOf = ({ words }: Reading): string => words.map(({ text }) => text).join(' ')

const links: ReadonlySet<string> = new Set(
  'ga ho ha kwa kwe ko ku kuka bo ka hora nako ya ngo nge - the die about around'.split(' '),
)
const beforeWords: ReadonlySet<string> = new Set('before ngaphambi phambi pele'.split(' '))
const afterWords: ReadonlySet<string> = new Set('after emva ngemva emuva kamora mora morago'.split(' '))

/** The word as it stands: short words that bound an hour are corrected into others. */
const writtenAt = ({ text, words }: Reading, at: number): string =>
  text.slice(words[at]?.start, words[at]?.end).toLowerCase()

/** 'Emva ko 2', 'ngaphambi kuka 10': the word before may be part of what was read as the hour. */
function boundOf(reading: Reading, { value, from, to }: Found<string>): Window | undefined {
  let at = to - 1
  // 'Emva kwemini' is the afternoon, and after nothing.
  const bounds = (index: number): boolean =>
    (beforeWords.has(writtenAt(reading, index)) || afterWords.has(writtenAt(reading, index))) &&
    !noonOf.test(writtenAt(reading, index + 1))
  while (at > Math.max(-1, from - 4) && !bounds(at)) {
    const word = writtenAt(reading, at)
    if (at < from && !links.has(word)) return undefined
    at--
  }
  const word = writtenAt(reading, at)
  if (beforeWords.has(word)) return { to: value }
  return afterWords.has(word) ? { from: value } : undefined
}

const noonOf = /^(?:kwemini|kwamini|kwemin|kwesidlo|kwedina)$/

/** '9-11', 'from nine till eleven'. */
function spanOf({ words }: Reading, times: readonly Found<string>[]): Window | undefined {
  const [first, second, ...more] = times
  if (!first || !second || more.length > 0 || first.from === second.from || second.value <= first.value)
    return undefined
  const between = words.slice(first.to, second.to - 1).map(({ text }) => text)
  return between.length <= 2 && between.some((word) => through.test(word))
    ? { from: first.value, to: second.value }
    : undefined
}
const through = /^(?:-|to|till|til|until|tot|through)$/

const opening =
  /\b(?:when|as|once|the moment|sodra|as soon as)(?: early as)? (?:you|they|julle|hulle|the shop|it) (?:open|opens|oopmaak|maak oop)\b|\bopening time\b|\bat opening\b|\bfirst (?:gap|open|free)\b|\bthe sooner the better\b|\bhoe gouer hoe beter\b/
const closing =
  /\b(?:end of (?:the |your )?day|just before clos(?:ing|e)|before (?:you |they )?clos(?:e|ing)|at closing|closing time|toemaaktyd|voor (?:julle |hulle )?toemaak|einde van die dag|ekupheleni kosuku|ekuvaleni|mafelelong a letsatsi)\b/

/** 'When you open' and 'just before you close' are the first and the last hour. */
export function edgeOfDay(reading: Reading): Slots['edge'] {
  const line = lineOf(reading)
  return opening.test(line) ? 'first' : closing.test(line) ? 'last' : undefined
}
