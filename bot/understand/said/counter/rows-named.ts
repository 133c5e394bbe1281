import { plain, tokensOf } from '../../shop-words.ts'
import { isPlainWord } from '../../stated/ordinary-words.ts'
import { numberWords, ordinalWords } from '../../vocabulary/numbers.ts'

/** Which rows of a list words name, from 1; -1 is the last. Pure. */

const beside: ReadonlySet<string> = new Set(
  'number numbers nr no nommer nommers and en n le no na ne plus both the die one ones een request requests booking job row ry nombolo nomoro inombolo'.split(
    ' ',
  ),
)
const lastOne: ReadonlySet<string> = new Set('last laaste bottom onderste yokugcina wokugcina lokugcina'.split(' '))

/** '1 and 3', 'number two', 'the first one yes': nothing but rows, and what is done with them. */
export function rowsNamed(words: string): number[] {
  const rows: number[] = []
  const tokens = tokensOf(plain(words))
  for (const [at, token] of tokens.entries()) {
    const isOne = /^(?:one|een)$/.test(token)
    const figure = /^\d{1,2}$/.test(token) ? Number(token) : isOne && at > 0 ? undefined : numberWords.get(token)
    const row = lastOne.has(token) ? -1 : (ordinalWords.get(token) ?? figure)
    if (row !== undefined) rows.push(row)
    else if (!beside.has(token) && !isPlainWord(token)) return []
  }
  return [...new Set(rows)]
}
