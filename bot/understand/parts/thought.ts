import { type Found, type Reading, wordAt } from '../reading.ts'

/** What begins another thought. */
const joining: ReadonlySet<string> = new Set(
  'so but maar mits solank provided want because cause coz cos cz since sodat kodwa ngoba hobane gonne mara koda empa bt otherwise anders else and en then dan'.split(
    ' ',
  ),
)

/** The words of the thought in which the time stands. */
export function thought(reading: Reading, { from, to }: Found<unknown>): string {
  let first = from
  while (first > 0 && !ends(reading, first - 1)) first--
  let last = to
  while (last < reading.words.length && !ends(reading, last)) last++
  return reading.words
    .slice(first, last)
    .map(({ text }) => text)
    .join(' ')
}

const ends = (reading: Reading, at: number): boolean =>
  /^[,.;!?\n]$/.test(wordAt(reading, at)) ||
  joining.has(wordAt(reading, at)) ||
  (wordAt(reading, at) === 'as' && wordAt(reading, at + 1) === 'long')
