import { plainText } from '#core/rules/people/plain-text.ts'
import { spelledSums } from '../said/spelled-sums.ts'

const LONGEST = 500
const rim =
  '(?:1[2-9]|2[0-4]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twaalf|dertien|veertien|vyftien|sestien|sewentien|agtien|negentien|twintig)'
const aspect =
  '(?:\\d0|\\d5|five|thirty|forty|fifty|sixty|seventy|eighty|vyf|dertig|veertig|vyftig|sestig|sewentig|tagtig)'
/** 'Fifty five are sixteen': the R of a size, as it is heard. */
const heardR = new RegExp(`(?<=\\b${aspect} )(?:are|aar|arr|ar|our|err|er)(?= ${rim}\\b)`, 'g')
const digit: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ een: 1, twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6, sewe: 7, agt: 8, nege: 9 },
}
const digits = Object.keys(digit).join('|')
const each =
  "(?:each|a ?piece|apiece|a tyre|a tire|per (?:tyre|tire|band|stuk)|for one|elk|stuk|'n band|n band|per stuk|ilinye|ngalinye|lilinye|e le nngwe|ka nngwe)"
const limit =
  '(?:under|below|max|maximum|at most|up to|budget of|onder|hoogstens|tot|ngaphansi kwa|ngaphantsi kwe|ka tlase ho)'
/** 'One point five each': so many thousand rand. */
const decimal = new RegExp(
  `(?<![\\d.,])\\b([1-9]|${digits}) ?(?:point|comma|punt|komma|[.,]) ?(\\d{1,2}|${digits})(?= ?${each}\\b)|(?<=\\b${limit} )([1-9]|${digits}) (?:point|comma|punt|komma) (\\d{1,2}|${digits})\\b`,
  'g',
)

/** The R of a size as it is written, in words of the same length. */
export const withR = (text: string): string => {
  const plain = plainText(text.slice(0, LONGEST))
  let written = text
  for (const { index, 0: found } of plain.matchAll(heardR))
    written = `${written.slice(0, index)}${'r'.padEnd(found.length)}${written.slice(index + found.length)}`
  return written
}

/**
 * Figures as voice typing writes them, in the figures of a keyboard: thousands in words, an R that was heard as 'are',
 * prices as decimals of a thousand. As long as before, so that every word keeps its place.
 */
export function withFigures(text: string): string {
  const plain = plainText(text.slice(0, LONGEST))
  let written = withR(text)
  const put = (from: number, to: number, words: string): void => {
    if (words.length > to - from) return
    written = written.slice(0, from) + words.padEnd(to - from) + written.slice(to)
  }
  for (const match of plain.matchAll(decimal)) {
    const rand = thousands(match[1] ?? match[3] ?? '', match[2] ?? match[4] ?? '')
    const [from, to] = [match.index, match.index + match[0].length]
    put(
      from,
      to,
      to - from >= 4 ? String(rand) : rand % 100 === 0 ? `${rand / 1000}k`.replace('.', 'k').slice(0, 3) : '',
    )
  }
  for (const { rand, from, to } of spelledSums(plain))
    if (thousand.test(plain.slice(from, to))) put(from, to, String(rand))
  return written
}

const thousand = /\b(?:thousand|duisend)\b/

/** 'One', 'five' is 1 500; '1', '25' is 1 250. */
const thousands = (whole: string, part: string): number => {
  const figures = String(digit[part] ?? part)
  return (digit[whole] ?? Number(whole)) * 1000 + Number(figures.padEnd(3, '0'))
}

const alone = new RegExp(
  `^\\W*(?:[a-z][a-z']* ){0,3}?([1-9]|${digits}) ?(?:point|comma|punt|komma|[.,]) ?(\\d{1,2}|${digits})(?!\\d)`,
)

/** 'One comma two' where a price is asked for. */
export function decimalAmount(text: string): number | undefined {
  const [, whole, part] = alone.exec(plainText(text.slice(0, 100))) ?? []
  return whole && part ? thousands(whole, part) : undefined
}
