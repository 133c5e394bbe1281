import { plain } from '../shop-words.ts'
import { numberWords } from '../vocabulary/numbers.ts'

const number =
  "(\\d{1,3}|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|een|twee|drie|vyf|tien|vyftien|twintig|dertig|veertig|vyftig|sestig|negentig|'?n)"
const tens: ReadonlyMap<string, number> = new Map([
  ['fifteen', 15],
  ['vyftien', 15],
  ['twenty', 20],
  ['twintig', 20],
  ['thirty', 30],
  ['dertig', 30],
  ['forty', 40],
  ['veertig', 40],
  ['fifty', 50],
  ['vyftig', 50],
  ['sixty', 60],
  ['sestig', 60],
  ['ninety', 90],
  ['negentig', 90],
])
const minuteWords = '(?:min|mins|minute|minutes|minuut|minute|imizuzu|imiz|mizuzu|metsotso|imizuzwana|m)'
const hourWords = '(?:hours?|hrs?|h|uur|ure|ihora|ihola|iyure|ura|hora|awara|diura)'

const rules: readonly (readonly [RegExp, (match: RegExpExecArray) => number | undefined])[] = [
  [
    /\b(?:(?:three|3)[- ]?quarters?|3\/4|3 kwart(?:ier)?|driekwart|drie kwart|driekwartier|drie kwartier)(?: of)?(?: an?| 'n)? ?(?:hours?|hrs?|uur)?\b/,
    () => 45,
  ],
  [
    new RegExp(`\\b${number} ?(?:and a half|en 'n half|en n half|\\.5|,5) ?${hourWords}\\b`),
    ([, hours]) => minutesIn(hours, 60, 30),
  ],
  [
    new RegExp(`\\b${number} ?${hourWords} (?:and a half|en 'n half|en n half)\\b`),
    ([, hours]) => minutesIn(hours, 60, 30),
  ],
  [
    new RegExp(`\\b${number} ?${hourWords} (?:and |en )?${number} ?${minuteWords}\\b`),
    ([, hours, minutes]) => {
      const [whole, rest] = [minutesIn(hours, 60), minutesIn(minutes, 1)]
      return whole === undefined || rest === undefined ? undefined : whole + rest
    },
  ],
  [/\b(?:anderhalf|anderhalwe) uur\b/, () => 90],
  [
    /\b(?:half|halwe|\bhalf) ?-?(?:an? |'n )?(?:hour|hr|uur)\b|\b(?:halfuur|isigamu se(?:hora|yure)|uhhafu wehora|halofo ya (?:hora|iri|ura|awara)|hafu ya awara)\b/,
    () => 30,
  ],
  [/\b(?:quarter|kwart) (?:of an? |van 'n )?(?:hour|uur)\b|(?<!drie)\bkwartier\b/, () => 15],
  [
    new RegExp(`\\b${number} ?(?:-|to|tot|or|of) ?${number} ?${minuteWords}\\b`),
    ([, , longer]) => minutesIn(longer, 1),
  ],
  // 'I am' is no minute.
  [new RegExp(`\\b(?!am\\b)${number} ?${minuteWords}(?![a-z])`), ([, minutes]) => minutesIn(minutes, 1)],
  [/\b(?:imizuzu|metsotso|mizuzu) (?:e |ye|engu|eyi)?-?(\d{1,3})\b/, ([, minutes]) => Number(minutes)],
  [new RegExp(`\\b${number} ?${hourWords}\\b`), ([, hours]) => minutesIn(hours, 60)],
]

function minutesIn(word: string | undefined, each: number, more = 0): number | undefined {
  const value =
    word === undefined
      ? undefined
      : /^(?:an?|'?n)$/.test(word)
        ? 1
        : (tens.get(word) ?? numberWords.get(word) ?? Number(word))
  return value === undefined || Number.isNaN(value) ? undefined : value * each + more
}

const MAX_MINUTES = 300

/** In how many minutes somebody says that they are there: '45 min', 'driekwart uur', 'half an hour'. Pure. */
export function minutesAway(words: string): number | undefined {
  const [minutes] = minutesNamed(words)
  return minutes !== undefined && minutes >= 1 && minutes <= MAX_MINUTES ? minutes : undefined
}

/** Every length of time that words name, each once: 'half an hour won't do, say 45 min' names two. */
export const minutesNamed = (words: string): number[] => [...new Set(minutesAt(words).map(({ minutes }) => minutes))]

/** The same with where they stand. */
export function minutesAt(words: string): { minutes: number; from: number; to: number }[] {
  let line = plain(words)
  const found: { minutes: number; from: number; to: number }[] = []
  for (const [pattern, read] of rules)
    for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
      const minutes = read(match)
      const to = match.index + match[0].length
      if (minutes !== undefined) found.push({ minutes, from: match.index, to })
      line = `${line.slice(0, match.index)}${'#'.repeat(match[0].length)}${line.slice(to)}`
    }
  return found
}

/** A figure alone, right under the question in how many minutes. */
export function bareMinutes(words: string): number | undefined {
  const [, figure] = /(?:^|\b(?:in|about|say|so|omtrent|ongeveer|around) )(\d{1,3})\W*$/.exec(plain(words).trim()) ?? []
  const minutes = Number(figure ?? 0)
  return minutes >= 5 && minutes <= MAX_MINUTES ? minutes : undefined
}

/** 'Nobody free', 'we cannot come out now'. */
export const saysCannotCome = (words: string): boolean =>
  /\b(?:can ?not|cant|can't|no one|nobody|not able|unable|too far|no van|no bakkie|no driver|kan nie|kannie|te ver|niemand|asikwazi|angeke|ha re kgone|ga re kgone|akekho|ha ho motho|ga go na motho)\b/.test(
    plain(words),
  )
