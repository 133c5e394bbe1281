import { plain } from '../../shop-words.ts'
import { nameIn } from '../../stated/called.ts'
import { withoutJoining } from '../persons-in-line.ts'
import { toReader } from './to-reader.ts'

/** What is said of a customer who is named, and that the customer has to hear: 'Sipho must bring his key'. Pure. */

/** `rest`: what they must do, as it is written. `words`: as it is said to them. */
export type Must = { lead: string; rest: string; words: string }

const musts =
  /^(?:must|mustn.?t|should|shouldn.?t|has to|have to|had better|better|needs? to|moet|mag nie|behoort|kufuneka|kumele|kumelwe|kufanele|umele|ufanele|o (?:tshwanetse|swanetse|lokela|tlameha|tlamehile))\b\s*/i
const ofAfrikaans = /^(?:moet|mag nie|behoort)\b/
const lets = /^(?:let|laat)\s+/iu
const polite = /^(?:please|pls|asb|asseblief)\s+/i
const titled = /^(?:(?:mr|mrs|ms|mnr|mev|meneer|mevrou|dr|prof)\.?\s+)/iu

export function mustOf(written: string, called: ReadonlySet<string>): Must | undefined {
  const line = withoutJoining(written.trim())
  const order = lets.exec(line)?.[0] ?? ''
  const behind = line.slice(order.length).replace(titled, '')
  const names = namesFirst(behind, called)
  const rest = behind.slice(names).trimStart().replace(polite, '')
  const must = order === '' ? musts.exec(rest)?.[0] : ''
  if (names === 0 || must === undefined || rest.length === must.length) return undefined
  const isAfrikaans = plain(order).startsWith('laat') || ofAfrikaans.test(plain(rest))
  const said = isAfrikaans ? `hy ${order === '' ? '' : 'moet '}${rest}` : order === '' ? rest : `to ${rest}`
  return { lead: behind.slice(0, names), rest: rest.slice(must.length), words: toReader(said).words }
}

/** How many characters at the beginning are names. */
function namesFirst(words: string, called: ReadonlySet<string>): number {
  let length = 0
  for (const match of words.matchAll(/[\p{L}'-]+/gu)) {
    const isNext = /^\s*$/.test(words.slice(length, match.index))
    if (!isNext || nameIn(plain(match[0]), called) === undefined) break
    length = match.index + match[0].length
  }
  return length
}
