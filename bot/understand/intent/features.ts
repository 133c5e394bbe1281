import { idOf, joined, type Piece, piece } from './hashing.ts'
import type { Marked } from './marked.ts'
import { kindOfAsked, type Situation } from './situation.ts'

/** Each group of features counts as a whole. */
export const WORDS = 0
export const LETTERS = 1
export const MEANINGS = 2
export const SITUATION = 3
export const GROUPS = 4

/** The features of a stretch of a message, by number, each with its group. */
export interface Features {
  ids: number[]
  groups: number[]
}

/** Told the name of each feature; only an explanation asks for it. */
export type Told = (id: number, name: string) => void

/** Words of a message that count; a text may be far longer than what decides what is meant. */
const MAX_WORDS = 120

/** What the words from..to of a message tell about the want. */
export function featuresOf(message: Marked, from: number, to: number, situation: Situation, told?: Told): Features {
  const collected: Collected = { ids: [], groups: [], seen: new Set(), told }
  const end = Math.min(to, from + MAX_WORDS)
  const tokens = tokensWithin(message, from, end)
  const meanings = meaningsWithin(message, from, end)
  collectWords(collected, tokens)
  collectLetters(collected, message, from, end)
  for (const meaning of meanings) add(collected, MEANINGS, tags.meaning, meaning)
  collectOrder(collected, message, from, end)
  collectSituation(collected, message, situation, tokens, meanings)
  return collected
}

interface Collected extends Features {
  seen: Set<number>
  told: Told | undefined
}

const tags = {
  word: piece('w'),
  gap: piece('_'),
  letters: piece('l'),
  meaning: piece('m'),
  order: piece('o'),
  asked: piece('asked'),
  kind: piece('kind'),
  speaker: piece('speaker'),
  language: piece('language'),
  all: piece('all'),
}

function add(into: Collected, group: number, tag: Piece, one: Piece, two?: Piece, three?: Piece, four?: Piece): void {
  let hash = joined(tag.hash, one.hash)
  if (two) hash = joined(hash, two.hash)
  if (three) hash = joined(hash, three.hash)
  if (four) hash = joined(hash, four.hash)
  const id = idOf(hash)
  into.told?.(id, [tag, one, two, three, four].flatMap((part) => (part ? part.name : [])).join(' '))
  put(into, group, id)
}

function put({ ids, groups, seen }: Collected, group: number, id: number): void {
  if (seen.has(id)) return
  seen.add(id)
  ids.push(id)
  groups.push(group)
}

/** What the grammar took in one piece is one word. */
function tokensWithin({ tokens }: Marked, from: number, to: number): Piece[] {
  const found: Piece[] = []
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (token && !(token.name.startsWith('<') && found.at(-1) === token)) found.push(token)
  }
  return found
}

function meaningsWithin({ meanings, everywhere }: Marked, from: number, to: number): Set<Piece> {
  const found = new Set(everywhere)
  for (let at = from; at < to; at++) for (const meaning of meanings[at] ?? []) found.add(meaning)
  return found
}

const start = piece('^')
const end = piece('$')

function collectWords(into: Collected, tokens: readonly Piece[]): void {
  const all = [start, ...tokens, end]
  for (let at = 0; at < all.length; at++) {
    const [first, second, third] = [all[at], all[at + 1], all[at + 2]]
    if (!first) continue
    if (at > 0 && second) add(into, WORDS, tags.word, first)
    if (second) add(into, WORDS, tags.word, first, second)
    if (second && third) add(into, WORDS, tags.word, first, second, third)
    if (third && at > 0 && third !== end) add(into, WORDS, tags.word, first, tags.gap, third)
  }
}

/** Three to five letters in a row within a word: they bear typing errors and endings of any language. */
function collectLetters(into: Collected, { typed }: Marked, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const word = typed[at]
    if (word === undefined) continue
    for (let first = 0; first + 3 <= word.length; first++) {
      let hash = tags.letters.hash
      const most = Math.min(5, word.length - first)
      for (let length = 1; length <= most; length++) {
        hash = joined(hash, word.charCodeAt(first + length - 1))
        if (length < 3) continue
        const id = idOf(hash)
        into.told?.(id, `l ${word.slice(first, first + length)}`)
        put(into, LETTERS, id)
      }
    }
  }
}

/** Two meanings in a row, with words between them or not. */
function collectOrder(into: Collected, { meanings, reading: { takenBy } }: Marked, from: number, to: number): void {
  let before: readonly Piece[] = [start]
  for (let at = from; at < to; at++) {
    const goesOn = takenBy[at] !== undefined && takenBy[at] === takenBy[at - 1]
    const here = (meanings[at] ?? []).filter(
      ({ name }) => !(name === '?' || name === '<name>' || (goesOn && name.startsWith('<'))),
    )
    if (here.length === 0) continue
    for (const first of before) for (const second of here) add(into, MEANINGS, tags.order, first, second)
    before = here
  }
}

const lengths = ['of 0', 'of 1', 'of 2', 'of 3', 'short', 'middle', 'long', 'very long'].map(piece)
const lengthOf = (words: number): Piece =>
  lengths[words <= 3 ? words : words <= 6 ? 4 : words <= 12 ? 5 : words <= 25 ? 6 : 7] ?? start

const named = new Map<string, Piece>()
function nameOf(name: string): Piece {
  const made = named.get(name) ?? piece(name)
  named.set(name, made)
  return made
}

/** Who speaks and what was asked, and each of them with the words and their meanings. */
function collectSituation(
  into: Collected,
  { reading }: Marked,
  situation: Situation,
  tokens: readonly Piece[],
  meanings: ReadonlySet<Piece>,
): void {
  const asked = nameOf(situation.asked)
  const kind = nameOf(kindOfAsked[situation.asked])
  const speaker = nameOf(situation.speaker)
  const length = lengthOf(tokens.length)
  add(into, SITUATION, tags.asked, asked)
  add(into, SITUATION, tags.kind, kind)
  add(into, SITUATION, tags.speaker, speaker)
  add(into, SITUATION, tags.asked, asked, length)
  add(into, SITUATION, tags.speaker, speaker, length)
  if (reading.language) add(into, SITUATION, tags.language, nameOf(reading.language))
  if (tokens.length > 0 && tokens.length <= 4) {
    const short = piece(tokens.map(({ name }) => name).join(' '))
    add(into, SITUATION, tags.asked, asked, tags.all, short)
  }
  for (const [tag, parts] of [
    [tags.meaning, meanings],
    [tags.word, new Set(tokens)],
  ] as const)
    for (const part of parts) {
      add(into, SITUATION, tags.asked, asked, tag, part)
      add(into, SITUATION, tags.kind, kind, tag, part)
      add(into, SITUATION, tags.speaker, speaker, tag, part)
    }
}
