import { type Word, wordsOf } from './words.ts'

/** Phrases of one or more words, compiled for look-up at a word of a message. */
export interface PhraseTable<T> {
  readonly root: PhraseNode<T>
}

export interface PhraseNode<T> {
  readonly next: Map<string, PhraseNode<T>>
  value?: T
}

export interface PhraseMatch<T> {
  value: T
  /** The index behind the last word of the phrase. */
  to: number
}

const emptyNode = <T>(): PhraseNode<T> => ({ next: new Map() })

/** The first value given for a phrase stays; `merge` joins values instead. */
export function phraseTable<T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
  merge: (kept: T, added: T) => T = (kept) => kept,
): PhraseTable<T> {
  const root = emptyNode<T>()
  for (const [phrase, value] of entries) {
    for (const words of spellings(phrase)) {
      let node = root
      for (const word of words) {
        let next = node.next.get(word)
        if (!next) {
          next = emptyNode()
          node.next.set(word, next)
        }
        node = next
      }
      if (words.length > 0) node.value = node.value === undefined ? value : merge(node.value, value)
    }
  }
  return { root }
}

const spelled = new Map<string, readonly string[][]>()

/** Each time names have changed, tables are made of almost the same phrases as before. */
function spellings(phrase: string): readonly string[][] {
  const known = spelled.get(phrase) ?? spellingsOf(phrase)
  spelled.set(phrase, known)
  return known
}

/** 'run flat' is also written 'runflat'; short or figured phrases are not joined. */
function spellingsOf(phrase: string): string[][] {
  const parts = partsOf(phrase)
  const joined = parts.join('')
  const letters = parts.every((part) => /^[a-z]+$/.test(part))
  return parts.length > 1 && parts.length < 4 && letters && joined.length >= 6 ? [parts, [joined]] : [parts]
}

export const partsOf = (phrase: string): string[] => wordsOf(phrase).map((word) => word.text)

/** The longest phrase that starts at a word; words to skip may stand inside it ('hou asb op'). */
export function phraseAt<T>(
  table: PhraseTable<T>,
  words: readonly Word[],
  from: number,
  skip?: ReadonlySet<string>,
): PhraseMatch<T> | undefined {
  let node = table.root
  let best: PhraseMatch<T> | undefined
  for (let at = from; at < words.length; at++) {
    const word = words[at]?.text ?? ''
    const next = node.next.get(word)
    if (!next && at > from && skip?.has(word)) continue
    if (!next) break
    node = next
    if (node.value !== undefined) best = { value: node.value, to: at + 1 }
  }
  return best
}

/** Words that are a phrase by themselves. */
export function* wholeWords<T>(table: PhraseTable<T>): Iterable<string> {
  for (const [word, { value }] of table.root.next) if (value !== undefined) yield word
}

/** Every word of a table, for the spelling. */
export function wordsIn<T>(node: PhraseNode<T>, words: string[] = []): readonly string[] {
  for (const [word, next] of node.next) {
    words.push(word)
    wordsIn(next, words)
  }
  return words
}
