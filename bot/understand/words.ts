import { plainText } from '#core/rules/people/plain-text.ts'

/** A run of letters or of digits, or one other character. Positions are those of the text as written. */
export interface Word {
  /** Plain lower case; letters may have been corrected. */
  text: string
  start: number
  end: number
  kind: 'letters' | 'digits' | 'mark'
  /** Nothing stands between this word and the one before. */
  glued: boolean
}

/** Figures that stand for sounds: they are words, not numbers. */
const soundFigures =
  /(?:2day|2m(?:o+r+o+w?|oz|rw|row)|2nite|2night|gr8|l8r?|m8|w8|b4|4u|any1|some1|sum1|no1|every1)(?![a-z\d])/y
const run = /[a-z]+(?:'(?!n(?![a-z]))[a-z]+)*|\d+|[^\sa-z\d']/gu

/** Hyphens between letters join: 'run-flat' is two words, the second one glued. Apostrophes inside words fall away. */
export function wordsOf(text: string): Word[] {
  const plain = plainText(text)
  const words: Word[] = []
  run.lastIndex = 0
  let end = -1
  while (run.lastIndex < plain.length) {
    const from = nextStart(plain, run.lastIndex)
    soundFigures.lastIndex = from
    const sound = (from === 0 || !/[a-z\d]/.test(plain.charAt(from - 1))) && soundFigures.exec(plain)
    const match = sound || run.exec(plain)
    if (!match) break
    const start = match.index
    const [found] = match
    run.lastIndex = start + found.length
    const isHyphen = found === '-' && /[a-z]/.test(plain.charAt(start - 1)) && /[a-z]/.test(plain.charAt(start + 1))
    if (isHyphen) {
      end = start + 1
      continue
    }
    const kind = sound || /^[a-z]/.test(found) ? 'letters' : /^\d/.test(found) ? 'digits' : 'mark'
    words.push({ text: found.replaceAll("'", ''), start, end: start + found.length, kind, glued: start === end })
    end = start + found.length
  }
  return words
}

const nextStart = (plain: string, from: number): number => {
  let at = from
  while (at < plain.length && (plain.charAt(at) === ' ' || plain.charAt(at) === "'")) at++
  return at
}
