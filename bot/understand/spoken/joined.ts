import type { PhraseTable } from '../phrases.ts'
import { correct } from '../spelling.ts'
import type { Vocabulary } from '../types.ts'
import type { Word } from '../words.ts'

/** The name has to be long, so that two ordinary words side by side are none. */
const SHORTEST = 6
/** So long, it may also be misheard by a letter or two. */
const LONG = 8
const FEW_WORDS = 3
const MAX_WORDS = 60
const before: ReadonlySet<string> = new Set(
  'in near at around by from to te naby by in van mo kwa e ho go area suburb'.split(' '),
)

const isName = (table: PhraseTable<unknown>, word: string): boolean => table.root.next.get(word)?.value !== undefined

/** Names that voice typing has split, as one word each: 'sand ton', 'dun lop', 'fort uner'. */
export function joined(words: Word[], vocabulary: Vocabulary): Word[] {
  if (words.length < 2 || words.length > MAX_WORDS) return words
  const whole: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const found = [3, 2].flatMap((count) => joinedAt(words, at, count, vocabulary) ?? [])[0]
    if (found) {
      whole.push(found.word)
      at += found.count - 1
    } else if (words[at]) whole.push(words[at] as Word)
  }
  return whole
}

function joinedAt(
  words: readonly Word[],
  at: number,
  count: number,
  { places, brands, vehicles, spelling }: Vocabulary,
): { word: Word; count: number } | undefined {
  const parts = words.slice(at, at + count)
  const [first, last] = [parts[0], parts.at(-1)]
  const text = parts.map((part) => part.text).join('')
  if (!first || !last || parts.length < count || text.length < SHORTEST + (count - 2)) return undefined
  if (parts.some(({ kind, glued }, index) => kind !== 'letters' || (glued && index > 0))) return undefined
  const isOrdinary = parts.every((part) => spelling.known.has(part.text))
  const isExpected = before.has(words[at - 1]?.text ?? '') || words.length <= FEW_WORDS
  // '900 rand burg …' is a sum.
  if ((isOrdinary && !isExpected) || (first.text === 'rand' && words[at - 1]?.kind === 'digits')) return undefined
  const tables = [places, brands, vehicles]
  const named = (word: string): boolean => tables.some((table) => isName(table, word))
  // A name that stands there already keeps its words.
  if (parts.some((part) => part.text.length >= SHORTEST && named(part.text))) return undefined
  const meant = named(text) ? text : text.length >= LONG && !isOrdinary ? correct(spelling, text) : undefined
  if (meant === undefined || !named(meant) || meant.charAt(0) !== text.charAt(0)) return undefined
  return { word: { ...first, text: meant, end: last.end }, count }
}
