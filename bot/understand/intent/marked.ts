import { firstNames } from '#core/rules/people/first-names.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import type { Reading } from '../reading.ts'
import { type Piece, piece } from './hashing.ts'

/** A message as features see it, word by word; made once, for every stretch of it. */
export interface Marked {
  reading: Reading
  /** The word, corrected, or the kind of what the grammar took; undefined for marks that say nothing. */
  tokens: readonly (Piece | undefined)[]
  /** What the vocabulary and the grammar found at a word. */
  meanings: readonly (readonly Piece[])[]
  /** A word as typed, at its first part: 'r16' and '205/55' are one. */
  typed: readonly (string | undefined)[]
  /** What the message has as a whole. */
  everywhere: readonly Piece[]
}

export function marked(reading: Reading): Marked {
  const { words, takenBy, concepts, impossibleSize, text } = reading
  const meanings: Piece[][] = words.map(({ text: word }, at) => {
    const rule = takenBy[at]
    const found = rule === undefined ? [] : [kindPiece(rule)]
    if (word === '?') found.push(known('?'))
    else if (firstNames.has(word)) found.push(known('<name>'))
    return found
  })
  for (const [concept, positions] of concepts) for (const at of positions) meanings[at]?.push(known(concept))
  return {
    reading,
    tokens: words.map((_, at) => tokenAt(reading, at)),
    meanings,
    typed: typedWords(reading),
    everywhere: [...(impossibleSize ? [known('<size>')] : []), ...(isLink.test(text) ? [known('link')] : [])],
  }
}

const isLink = /\bhttps?:|www\./i

/** The names of meanings and kinds are few. */
const pieces = new Map<string, Piece>()
function known(name: string): Piece {
  const had = pieces.get(name)
  if (had) return had
  const made = piece(name)
  pieces.set(name, made)
  return made
}

/** What the grammar took stands as its kind, since which day or size it is decides nothing. */
function tokenAt({ words, takenBy }: Reading, at: number): Piece | undefined {
  const word = words[at]
  const rule = takenBy[at]
  if (rule !== undefined) return kindPiece(rule)
  if (!word || (word.kind === 'mark' && silent.has(word.text))) return undefined
  return word.kind === 'digits' ? known('0'.repeat(Math.min(5, word.text.length))) : piece(word.text)
}

const silent: ReadonlySet<string> = new Set([',', '.', ':', ';', '"', '(', ')', '-', '_', '*', '\u200d', '\ufe0f'])

const kinds = new Map<string, Piece>()
function kindPiece(rule: string): Piece {
  const had = kinds.get(rule)
  if (had) return had
  const made = known(`<${kindOf(rule)}>`)
  kinds.set(rule, made)
  return made
}

const timeKinds = /time|clock|hour|oclock|half|quarter|am|pm|noon|ish/

const kindOf = (rule: string): string =>
  rule.startsWith('quantity')
    ? 'quantity'
    : rule === 'make' || rule === 'model' || rule === 'year'
      ? 'car'
      : rule.includes('day') || rule === 'date' || rule.includes('month')
        ? 'day'
        : timeKinds.test(rule)
          ? 'time'
          : rule

const LONGEST = 24

/** As typed, since endings and typing errors of any language show there. */
function typedWords({ text, words }: Reading): (string | undefined)[] {
  const plain = plainText(text)
  const typed: (string | undefined)[] = words.map(() => undefined)
  let at = 0
  while (at < words.length) {
    const first = at
    let isWord = words[at]?.kind !== 'mark'
    while (words[at + 1]?.glued && !pauses.has(words[at]?.text ?? '')) {
      at++
      if (words[at]?.kind !== 'mark') isWord = true
    }
    const [start, end] = [words[first]?.start ?? 0, words[at]?.end ?? 0]
    if (isWord) typed[first] = ` ${plain.slice(start, Math.min(end, start + LONGEST)).replace(/\d/g, '0')} `
    at++
  }
  return typed
}

const pauses: ReadonlySet<string> = new Set([',', ';', '!', '?'])
