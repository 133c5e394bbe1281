import { type Reading, wordAt } from '../reading.ts'

const quarters: ReadonlySet<string> = new Set(['00', '15', '30', '45'])
/** Words that stand before an hour or behind it. */
const before: ReadonlySet<string> = new Set(
  '@ at om teen around about rond rondom by ngo nga ka before after till until tot from vanaf make it maak dit'.split(
    ' ',
  ),
)
const behind: ReadonlySet<string> = new Set('sharp presies rather liewer eerder instead on op'.split(' '))
/** What the figures cost, count or name instead. */
const unit =
  /^(?:x|r|rand|rands|zar|bucks|randela|each|elk|stuk|per|km|kms|k|tyres?|tires?|bande?|total|budget|max|maximum|under|below|onder|less|cc)$/
const day = /day|date|tomorrow/

/**
 * 'Thursday 0900', '1430 kusasa', 'môre 0930': four figures of a quarter of an hour beside a day or a word for an hour
 * are one, where nothing else has read them and no other hour is named. With a nought before them they are no amount.
 */
export function readClockFigures(reading: Reading): void {
  const { words, takenBy, times } = reading
  if (times.length > 0) return
  words.forEach(({ text, kind, glued }, at) => {
    if (kind !== 'digits' || text.length !== 4 || takenBy[at] !== undefined || words[at + 1]?.glued === true) return
    if (glued && wordAt(reading, at - 1) !== '@') return
    const [hour, minutes] = [text.slice(0, 2), text.slice(2)]
    if (hour < '06' || hour > '19' || !quarters.has(minutes)) return
    if (unit.test(wordAt(reading, at - 1)) || unit.test(wordAt(reading, at + 1))) return
    const isBesideDay = day.test(`${takenBy[at - 1]} ${takenBy[at + 1]}`)
    const isBesideWord = before.has(wordAt(reading, at - 1)) || behind.has(wordAt(reading, at + 1))
    if (isBesideDay || (isBesideWord && (reading.dates.length > 0 || hour.startsWith('0'))))
      times.push({ value: `${hour}:${minutes}`, from: at, to: at + 1 })
  })
}
