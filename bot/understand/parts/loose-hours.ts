import type { Reading } from '../reading.ts'
import { wordAt } from '../reading.ts'
import { agreesWithTyres, numberWords } from '../vocabulary/numbers.ts'

/** What a number beside it counts or names. */
const units =
  /^(?:x|tyres?|tires?|bande?|wheels?|wiele|rand|r|k|km|kms|min|mins|minutes?|minute|hours?|hrs|ure|uur|days?|dae|weeks?|weke|months?|maande?|years?|jaar|people|kids|cars?|stars?|sterre|of|van|them|them|inch|duim|all|shops?|%|st|nd|rd|th|ste)$/
const counting = /^(?:no|nr|number|nommer|option|opsie|the|die|all|al|only|net|just|of|x|r|another|alice)$/

/** Under a question for the hour a bare number is one: '10', 'rather 9', 'three or four'. */
export function readLooseHours(reading: Reading): void {
  reading.words.forEach(({ text, kind, glued }, at) => {
    if (reading.takenBy[at] !== undefined || glued || isPartOfMore(reading, at + 1)) return
    const value = kind === 'digits' && text.length <= 2 ? Number(text) : kind === 'letters' ? word(text) : undefined
    if (value === undefined || value < 1 || value > 18) return
    // 'Tse pedi' are things, in Sesotho and Setswana.
    if (kind === 'letters' && /^(?:tse|e|di)$/.test(wordAt(reading, at - 1))) return
    if (units.test(wordAt(reading, at + 1)) || counting.test(wordAt(reading, at - 1))) return
    const hours = String(value <= 6 ? value + 12 : value).padStart(2, '0')
    const minutes = /^(?:00|15|30|45)$/.test(wordAt(reading, at + 1)) ? wordAt(reading, at + 1) : undefined
    reading.times.push({ value: `${hours}:${minutes ?? '00'}`, from: at, to: at + (minutes ? 2 : 1) })
  })
  reading.times.sort((one, other) => one.from - other.from)
}

/** 'One' is rather a thing. */
const word = (text: string): number | undefined =>
  text === 'one' || text === 'een' || agreesWithTyres(text) ? undefined : numberWords.get(text)

/** 'X5', '12/3' and '10.30' are no hours of their own. */
function isPartOfMore({ words }: Reading, next: number): boolean {
  const [mark, behind] = [words[next], words[next + 1]]
  if (!mark?.glued) return false
  return mark.kind !== 'mark' || mark.text === '/' || (behind?.glued === true && behind.kind === 'digits')
}
