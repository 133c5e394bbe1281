import type { LanguageCode, Slots, Taken, Vocabulary } from './types.ts'
import type { Concept } from './vocabulary/concepts.ts'
import type { Word } from './words.ts'

/** One message while it is being read. Each part takes the words it is sure of; what is taken is not read twice. */
export interface Reading {
  readonly text: string
  readonly now: Date
  readonly zone: string
  readonly vocabulary: Vocabulary
  readonly words: readonly Word[]
  /** Which part took a word; undefined while it is free. */
  readonly takenBy: (string | undefined)[]
  readonly slots: Slots
  /** Where words of a meaning stand, by index of the first word. */
  readonly concepts: Map<Concept, number[]>
  language: LanguageCode | undefined
  impossibleSize: boolean
  /** Days, times and amounts in the order they were written; which of them is which slot depends on the intent. */
  readonly dates: Found<string>[]
  readonly times: Found<string>[]
  /** What hours of their own day leave free: 'I must be at work by 11'. */
  busy?: { from?: string; to?: string }
  /** The hours of their own day, which are no times to come at. */
  ownHours?: Found<string>[]
  /** Days that are ruled out. */
  readonly deniedDates: Found<string>[]
  readonly amounts: Found<Amount>[]
  readonly took: Taken[] | undefined
  /** The line as it stands, until a further word is taken. */
  line?: Line | undefined
}

export interface Found<T> {
  value: T
  from: number
  to: number
}

export interface Amount {
  rand: number
  per?: 'tyre' | 'total'
  /** 'under', 'max', 'budget' and the like stand beside it. */
  isLimit: boolean
}

export function take(reading: Reading, rule: string, from: number, to: number): void {
  for (let at = from; at < to; at++) reading.takenBy[at] ??= rule
  reading.line = undefined
  note(reading, rule, from, to)
}

/** Explains without taking. */
export function note(reading: Reading, rule: string, from: number, to: number): void {
  const start = reading.words[from]?.start
  const end = reading.words[to - 1]?.end
  if (!reading.took || start === undefined || end === undefined) return
  reading.took.push({ rule, words: reading.text.slice(start, end), start, end })
}

export const isFree = (reading: Reading, from: number, to = from + 1): boolean => {
  for (let at = from; at < to; at++) if (reading.takenBy[at] !== undefined) return false
  return true
}

export const wordAt = (reading: Reading, at: number): string => reading.words[at]?.text ?? ''

/** The words that touch a stretch of the text. */
export function wordsWithin(reading: Reading, start: number, end: number): [from: number, to: number] {
  const from = firstIndex(reading.words, (word) => word.end > start)
  return [
    from,
    Math.max(
      from,
      firstIndex(reading.words, (word) => word.start >= end),
    ),
  ]
}

/** Index of the first word for which the test holds; it holds for all after it. */
function firstIndex(words: readonly Word[], test: (word: Word) => boolean): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    const word = words[middle]
    if (word && test(word)) high = middle
    else low = middle + 1
  }
  return low
}

export interface Line {
  text: string
  /** Index of the word that covers or follows a position of the line. */
  indexAt(position: number): number
}

/** Sizes and brands keep marks of their own, since counts stand beside them. */
const blotOf = (rule: string | undefined): string =>
  rule === 'size' || rule === 'size mark' ? '¤' : rule === 'brand' ? '¢' : '_'

/** The message as one plain line for patterns over several words: corrected, and with taken words blotted out. */
export const lineOf = (reading: Reading): Line => {
  reading.line ??= madeLine(reading)
  return reading.line
}

function madeLine(reading: Reading): Line {
  const starts: number[] = []
  let text = ''
  reading.words.forEach((word, at) => {
    if (!word.glued) text += ' '
    starts.push(text.length)
    text += reading.takenBy[at] === undefined ? word.text : blotOf(reading.takenBy[at]).repeat(word.text.length)
  })
  text += ' '
  return { text, indexAt: (position) => indexOf(starts, position) }
}

function indexOf(starts: readonly number[], position: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= position) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The word indexes that a match of the line covers; blanks at its ends do not count. */
export function covered(line: Line, match: RegExpMatchArray): [from: number, to: number] {
  const [found] = match
  const start = (match.index ?? 0) + (found.length - found.trimStart().length)
  const end = (match.index ?? 0) + found.trimEnd().length
  return [line.indexAt(start), line.indexAt(Math.max(start, end - 1)) + 1]
}
