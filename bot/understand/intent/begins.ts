import { idOf, joined, type Piece, piece } from './hashing.ts'
import type { Marked } from './marked.ts'
import type { Situation } from './situation.ts'

/** Where a further wish may begin: at a word that stands by itself, and not within what the grammar took as one. */
export function gapsOf({ reading: { words, takenBy } }: Marked): number[] {
  const gaps: number[] = []
  const end = Math.min(words.length, MAX_WORDS)
  for (let at = 1; at < end; at++) {
    const [before, word] = [words[at - 1], words[at]]
    if (!before || !word || word.kind === 'mark' || (word.glued && before.kind !== 'mark')) continue
    const inOne = word.glued && takenBy[at] !== undefined && takenBy[at] === takenBy[at - 1]
    if (!inOne) gaps.push(at)
  }
  return gaps
}

const MAX_WORDS = 80

const tag = (name: string): number => piece(name).hash
const tags = {
  always: tag('always'),
  before: tag('before'),
  before2: tag('before 2'),
  here: tag('here'),
  next: tag('next'),
  next2: tag('next 2'),
  around: tag('around'),
  onward: tag('onward'),
  backward: tag('backward'),
  across: tag('across'),
  behind: tag('behind mark'),
  meaning: tag('meaning'),
  meaningNext: tag('meaning next'),
  meaningLast: tag('meaning last'),
  left: tag('left'),
  right: tag('right'),
  asked: tag('asked'),
  line: tag('line'),
}

const none = piece('')

/** What the words around a gap tell about whether a further wish begins there. */
export function gapFeatures(message: Marked, at: number, { asked, speaker }: Situation): number[] {
  const { reading, meanings } = message
  const { words, text } = reading
  const token = (index: number): number => wordAt(message, index).hash
  const [before2, before, here, next, next2] = [token(at - 2), token(at - 1), token(at), token(at + 1), token(at + 2)]
  const ids: number[] = []
  const add = (hash: number): void => void ids.push(idOf(hash))
  const add2 = (one: number, two: number): void => add(joined(one, two))
  const add3 = (one: number, two: number, three: number): void => add(joined(joined(one, two), three))
  add(tags.always)
  add2(tags.before, before)
  add2(tags.before2, before2)
  add2(tags.here, here)
  add2(tags.next, next)
  add2(tags.next2, next2)
  add3(tags.around, before, here)
  add3(tags.onward, here, next)
  add3(tags.backward, before2, before)
  add3(joined(tags.onward, here), next, next2)
  add3(joined(tags.across, before), here, next)
  add2(tags.left, Math.min(5, at))
  add2(tags.right, Math.min(5, words.length - at))
  const situation = piece(`${speaker} ${asked}`).hash
  add2(tags.asked, situation)
  add3(tags.asked, situation, here)
  const isMark = words[at - 1]?.kind === 'mark' ? 1 : 0
  add2(tags.behind, isMark)
  for (const { hash } of meanings[at] ?? []) {
    add2(tags.meaning, hash)
    add3(tags.meaning, hash, before)
    add3(tags.behind, hash, isMark)
  }
  for (const { hash } of meanings[at + 1] ?? []) {
    add2(tags.meaningNext, hash)
    add3(tags.meaningNext, hash, here)
  }
  for (const { hash } of meanings[at + 2] ?? []) {
    add2(tags.meaningLast, hash)
    add3(tags.meaningLast, hash, here)
  }
  if (text.slice(words[at - 1]?.end, words[at]?.start).includes('\n')) add(tags.line)
  return ids
}

/** Marks count here, too. */
function wordAt({ tokens, reading: { words } }: Marked, at: number): Piece {
  const token = tokens[at]
  if (token) return token
  const word = words[at]
  return word ? piece(word.text) : none
}
