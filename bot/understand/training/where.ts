import { gapsOf } from '../intent/begins.ts'
import type { Marked } from '../intent/marked.ts'
import { numberOf, type Want, wants } from '../intent/wants.ts'
import type { Read } from './examples.ts'

/** How much a stretch of words speaks for a want. */
type Speaks = (message: Marked, from: number, to: number, want: number) => number

const K = wants.length
const LITTLE = 0.02
/** A mark or a line's end before it makes a beginning likelier. */
const BEHIND_MARK = 4

/** The corpus says what a message wants in which order, not where the second wish begins: it is where the words before it speak best for the first and those behind it for the second. */
export function beginningsOf(all: readonly Read[]): Map<Read, number> {
  const speaks = wordsOfWants(all)
  return new Map(
    all.flatMap((read) => {
      const at = beginningOf(read, speaks)
      return at === undefined ? [] : [[read, at] as const]
    }),
  )
}

function beginningOf({ message: { wants: wanted }, marked }: Read, speaks: Speaks): number | undefined {
  const [first, second, ...more] = wanted
  if (!first || !second || more.length > 0) return undefined
  const { words } = marked.reading
  let best: number | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const at of gapsOf(marked)) {
    const said =
      speaks(marked, 0, at, numberOf(first)) +
      speaks(marked, at, words.length, numberOf(second)) +
      (words[at - 1]?.kind === 'mark' || joins.has(words[at]?.text ?? '') ? BEHIND_MARK : 0)
    if (said <= most) continue
    most = said
    best = at
  }
  return best
}

const joins: ReadonlySet<string> = new Set('and also then plus but en ook dan n kanye bese hape le futhi'.split(' '))

/** Counts of the words of messages with one wish. */
function wordsOfWants(all: readonly Read[]): Speaks {
  const counts = new Map<number, Float64Array>()
  const totals = new Float64Array(K).fill(50)
  for (const { message, marked } of all) {
    const [want, ...more] = message.wants
    if (!want || more.length > 0) continue
    const column = numberOf(want as Want)
    for (const hash of saidIn(marked, 0, marked.tokens.length)) {
      const row = counts.get(hash) ?? new Float64Array(K).fill(LITTLE)
      counts.set(hash, row)
      row[column] = (row[column] ?? 0) + 1
      totals[column] = (totals[column] ?? 0) + 1
    }
  }
  const shares = new Map(
    [...counts].map(([hash, row]) => {
      const rates = row.map((count, want) => count / (totals[want] ?? 1))
      const sum = rates.reduce((one, other) => one + other, 0)
      return [hash, rates.map((rate) => Math.log(rate / sum))]
    }),
  )
  return (message, from, to, want) => {
    let sum = 0
    for (const hash of saidIn(message, from, to)) sum += shares.get(hash)?.[want] ?? 0
    return sum
  }
}

function saidIn({ tokens, meanings }: Marked, from: number, to: number): Set<number> {
  const said = new Set<number>()
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (token) said.add(token.hash)
    for (const { hash } of meanings[at] ?? []) said.add(hash)
  }
  return said
}
