import { isLoadIndex, isSpeedSymbol } from './load-speed.ts'
import type { Span } from './not-a-size.ts'
import type { SizeMarks } from './tyre-size-type.ts'

export interface FoundMark extends Span {
  marks: SizeMarks
}

/** 91V, (98Y), 110/108R. A letter after a blank counts only behind a size, where `serviceAt` looks. */
const service = /(?<![\d./a-z])\(?(\d{2,3})(?:\/(\d{2,3}))?([lmnpqrstuhvwy])\)?(?![a-z\d])/g
const serviceBehind =
  /^[\s,;:-]{0,3}(?:(?:c|lt|xl|rf|rft|tl|owl)\s{1,2})?\(?(\d{2,3})(?:\/(\d{2,3}))?\s?([lmnpqrstuhvwy])\)?(?![a-z\d]|'[a-z])/
/** A speed symbol without a load index right behind a rim: 205/55R16V. 's' is a plural there, 'v' before a size is versus. */
const speedBehind = /^(?:([qrtuhvwy])|\s([qthvw])(?=\s*(?:$|[,;.)])))(?![a-z\d']|\s?\d)/
const loadAlone = /(?<![a-z])load(?:\s?index|\s?rating)?\s{0,2}(?:of|is|=|:)?\s{0,2}(\d{2,3})(?!\d)/g
const speedAlone =
  /(?<![a-z])speed(?:\s?rating|\s?index|\s?symbol)?\s{0,2}(?:of|is|=|:)?\s{0,2}([lmnpqrstuhvwy])(?![a-z])|(?<![a-z])([lmnpqrstuhvwy])[\s-]?(?:speed[\s-])?rated(?![a-z])/g

const words: readonly [RegExp, SizeMarks][] = [
  [/(?<![a-z])(?:rft|ssr|rof|zp|zrf|emt|dsst|run[\s-]{0,2}(?:on[\s-]{0,2})?flats?|r\/f)(?![a-z])/g, { runFlat: true }],
  [/(?<![a-z])(?:xl|x-l|rf|extra[\s-]?load|reinforced|reinf)(?![a-z/])/g, { extraLoad: true }],
  [/(?<![a-z])(?:a\/t|a\.t\.?|all[\s-]?terr?ains?s?|alle[\s-]?terrein)(?![a-z])/g, { terrain: 'AT' }],
  [/(?<![a-z])(?:m\/t|m\.t\.?|mud(?:s|dies|ders)?[\s-]?(?:terr?ains?)?|modder(?:bande)?)(?![a-z])/g, { terrain: 'MT' }],
  [/(?<![a-z])(?:h\/t|h\.t\.?|highway[\s-]?terr?ains?|h\/way)(?![a-z])/g, { terrain: 'HT' }],
]
/** Two bare letters are a terrain in capitals, or beside a tyre; 'at' is a word. */
const capitals = /(?<![A-Za-z\d])(AT|MT|HT)(?:s|'s|S)?(?![A-Za-z\d])/g
const beside = /(?<![a-z])(at|mt|ht)(?:'?s(?![a-z])|(?=\s{1,2}(?:tyres?|tires?|bande?|rubbers?|pattern)(?![a-z])))/g
const ply = /(?<![\d.])(\d{1,2})[\s-]?(?:ply|pr)(?![a-z])/g

/** 'not run-flat', 'no mud terrain': the mark behind it is not wanted. */
const denied = /(?<![a-z])(?:not?|non|without|nie|sonder|geen)[\s-]+(?:(?:an?|any|n|enige|want|need)\s+)?$/

const terrains = { at: 'AT', mt: 'MT', ht: 'HT' } as const
const isTerrain = (letters: string): letters is keyof typeof terrains => letters in terrains

const span = (match: RegExpMatchArray, marks: SizeMarks): FoundMark => {
  const start = match.index ?? 0
  return { start, end: start + match[0].length, marks }
}

function serviceOf(match: RegExpMatchArray): SizeMarks | undefined {
  const [, load = '', dual, symbol = ''] = match
  const speed = symbol.toUpperCase()
  if (!isLoadIndex(Number(load)) || !isSpeedSymbol(speed)) return undefined
  if (dual === undefined) return { loadIndex: Number(load), speed }
  if (!isLoadIndex(Number(dual))) return undefined
  return { loadIndex: Number(load), loadIndexDual: Number(dual), speed }
}

/** The service description right behind a size that ends at `end`. */
export function serviceAt(plain: string, end: number): FoundMark | undefined {
  const behind = plain.slice(end, end + 24)
  const match = serviceBehind.exec(behind)
  const marks = match ? serviceOf(match) : undefined
  if (match && marks) return { start: end, end: end + match[0].length, marks }
  const symbol = speedBehind.exec(behind)
  const speed = symbol?.[1] ?? symbol?.[2]
  return symbol && speed
    ? { start: end, end: end + symbol[0].length, marks: { speed: speed.toUpperCase() } }
    : undefined
}

/** Marks that need no size beside them to be meant: run flat, extra load, terrain, ply rating. */
export function findWordMarks(plain: string, written: string): FoundMark[] {
  const found: FoundMark[] = []
  for (const [pattern, marks] of words)
    for (const match of plain.matchAll(pattern))
      if (!denied.test(plain.slice(Math.max(0, match.index - 24), match.index))) found.push(span(match, marks))
  const shouted = written === written.toUpperCase()
  for (const match of shouted ? [] : written.matchAll(capitals)) {
    const letters = (match[1] ?? '').toLowerCase()
    if (isTerrain(letters)) found.push(span(match, { terrain: terrains[letters] }))
  }
  for (const match of plain.matchAll(beside)) {
    const letters = match[1] ?? ''
    if (isTerrain(letters)) found.push(span(match, { terrain: terrains[letters] }))
  }
  for (const match of plain.matchAll(ply)) {
    const plies = Number(match[1])
    if (plies >= 4 && plies <= 16 && plies % 2 === 0) found.push(span(match, { ply: plies }))
  }
  return found
}

/** Load index and speed rating anywhere in a text that has a size: 91V, 'load index 91', 'V rated'. */
export function findService(plain: string): FoundMark[] {
  const found: FoundMark[] = []
  for (const match of plain.matchAll(service)) {
    const marks = serviceOf(match)
    if (marks) found.push(span(match, marks))
  }
  for (const match of plain.matchAll(loadAlone)) {
    if (isLoadIndex(Number(match[1]))) found.push(span(match, { loadIndex: Number(match[1]) }))
  }
  for (const match of plain.matchAll(speedAlone)) {
    found.push(span(match, { speed: (match[1] ?? match[2] ?? '').toUpperCase() }))
  }
  return found
}
