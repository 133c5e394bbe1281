import type { Reading } from './reading.ts'
import { correct } from './spelling.ts'
import { withFigures, withR } from './spoken/figures.ts'
import { joined } from './spoken/joined.ts'
import type { UnderstandOptions, Vocabulary } from './types.ts'
import { type Word, wordsOf } from './words.ts'

/** Words of one message that are looked up for typing errors; the rest is read as written. */
const mostCorrections = 60

/** The words of a message, with typing errors corrected and nothing read yet. */
export function readingOf(text: string, vocabulary: Vocabulary, options: UnderstandOptions): Reading {
  const words = corrected(joined(wordsOf(withHours(withFigures(text))), vocabulary), vocabulary)
  return {
    text: withR(text),
    now: options.now,
    zone: options.zone ?? 'Africa/Johannesburg',
    vocabulary,
    words,
    takenBy: words.map(() => undefined),
    slots: {},
    concepts: new Map(),
    language: undefined,
    impossibleSize: false,
    dates: [],
    times: [],
    deniedDates: [],
    amounts: [],
    took: options.why ? [] : undefined,
  }
}

/** '8 30 pm' and '10 30 uur' as hours are written; as long as before, so that every word keeps its place. */
const withHours = (text: string): string =>
  text.replace(/(?<![\d:.,])([01]?\d|2[0-3]) ([0-5]\d)(?= ?(?:o'?clock|am|pm|uur)\b)/gi, '$1:$2')

function corrected(words: Word[], { spelling }: Vocabulary): Word[] {
  let tried = 0
  for (const word of words) {
    if (word.kind !== 'letters' || spelling.known.has(word.text) || tried >= mostCorrections) continue
    tried++
    word.text = correct(spelling, word.text) ?? word.text
  }
  return words
}
