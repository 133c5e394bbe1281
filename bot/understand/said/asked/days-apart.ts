import { hearWhen } from '../../answers.ts'

/** So many tyres on one day and so many on another: '4 today 4 tomorrow' names no hours and no row of a list. */

const LONGEST = 100
const count =
  /(?<![\d:.,/hr-])(?:(?<before>\b(?:at|by|from|om|teen|van|ngo|nge|ka|or|of|noma|kapa|to|tot) ))?(?:[1-8](?: ?x(?= ))?|two|four|twee|vier|amabili|amane)(?![\d:.,/]|h\d| ?(?:am|pm|uur|o'?clock|dec|des|nov|jan|feb|mar|maart|apr|mei|may|jun|jul|aug|sep|okt|oct)\b)\b/g

/** The days that words name with a number of tyres each; undefined unless there are two. */
export function daysApart(words: string, now: Date): [string, string] | undefined {
  const line = words.toLowerCase()
  if (line.length > LONGEST) return undefined
  const found = [...line.matchAll(count)]
  const [first, second, ...more] = found
  if (!first || !second || more.length > 0 || found.some(({ groups }) => groups?.before)) return undefined
  if (other.test(line)) return undefined
  const [one, another] = [
    line.slice(first.index + first[0].length, second.index),
    line.slice(second.index + second[0].length),
  ].map((part) => dayIn(part, now))
  return one && another && one !== another ? [one, another] : undefined
}
/** Either of them will do, or it is moved from one to the other. */
const other = /\b(?:or|of|noma|kumbe|kapa|kgotsa|instead|rather|not|nie|move|skuif)\b/

const dayIn = (part: string, now: Date): string | undefined => {
  const { date, time, window } = hearWhen(part, { now })
  // 'Môre' is a morning as well, unless something stands before it.
  return (time ?? window) ? undefined : (date ?? hearWhen(`1${part}`, { now }).date)
}
