import { plain, tokensOf } from '../../shop-words.ts'
import { isPlainWord } from '../../stated/ordinary-words.ts'
import { numberWords, ordinalWords } from '../../vocabulary/numbers.ts'

/** Which rows of a list words name, from 1; -1 is the last. Pure. */

const beside: ReadonlySet<string> = new Set(
  'number numbers nr nommer nommers and en n le na ne plus both the die one ones een request requests booking job row ry nombolo nomoro inombolo'.split(
    ' ',
  ),
)
const lastOne: ReadonlySet<string> = new Set('last laaste bottom onderste yokugcina wokugcina lokugcina'.split(' '))

/**
 * '1 and 3', 'number two', 'the first one yes': rows that stand together, and what is done with them; why stands behind a
 * comma. '1 yes 2 later' are two answers.
 */
export function rowsNamed(words: string): number[] {
  const all = rowsIn(words)
  if (all.length > 0) return all
  const [first = '', ...others] = words.split(/,\s/)
  return others.some((one) => tokensOf(plain(one)).some((token) => rowOf(token) !== undefined)) ? [] : rowsIn(first)
}

function rowsIn(words: string): number[] {
  const rows: number[] = []
  let last: number | undefined
  const tokens = tokensOf(plain(words))
  for (const [at, token] of tokens.entries()) {
    const isOne = /^(?:one|een)$/.test(token) && at > 0
    const row = isOne ? undefined : rowOf(token)
    if (row === undefined && !beside.has(token) && !isPlainWord(token)) return []
    if (row === undefined) continue
    if (last !== undefined && !tokens.slice(last + 1, at).every((one) => beside.has(one))) return []
    rows.push(row)
    last = at
  }
  return [...new Set(rows)]
}

const byClock: ReadonlyMap<string, number> = new Map([
  ...['early', 'earliest', 'vroe', 'vroee', 'vroeg', 'vroegste', 'wokuqala', 'pele'].map((word) => [word, 1] as const),
  ...['latest', 'laatste', 'laaste'].map((word) => [word, -1] as const),
])

/** The place in a row that words name, from 1, if they name one alone: 'the first car', 'the early one'. */
export function placeNamed(words: string): number | undefined {
  const places = tokensOf(plain(words)).flatMap(
    (token) => (lastOne.has(token) ? -1 : (ordinalWords.get(token) ?? byClock.get(token))) ?? [],
  )
  return new Set(places).size === 1 ? places[0] : undefined
}

function rowOf(token: string): number | undefined {
  if (lastOne.has(token)) return -1
  return ordinalWords.get(token) ?? (/^\d{1,2}$/.test(token) ? Number(token) : numberWords.get(token))
}
