import type { Reading } from '../reading.ts'
import { numberWords } from '../vocabulary/numbers.ts'

const minuteWords: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, thirty: 30, forty: 40, fortyfive: 45, vyftien: 15, dertig: 30 },
}
const quarters: ReadonlySet<number> = new Set([0, 15, 30, 45])
const or = /^(?:or|of|noma|kapa|okanye|kgotsa)$/

/**
 * Under a question for the hour also figures that elsewhere would be something else: '1030', '10.30', '9-11', 'ten thirty',
 * and the first of 'twelve or one o'clock'.
 */
export function readWrittenHours(reading: Reading): void {
  const { words } = reading
  words.forEach(({ kind, glued }, at) => {
    if (
      (glued && words[at - 1]?.text !== '-') ||
      reading.times.some(({ from, to }) => at >= from && at < to && to - from > 1)
    )
      return
    const found = kind === 'digits' ? inFigures(reading, at) : kind === 'letters' ? inWords(reading, at) : undefined
    if (!found) return
    reading.times.splice(
      0,
      reading.times.length,
      ...reading.times.filter(({ from, to }) => to <= at || from >= found.to),
    )
    for (const value of found.values) reading.times.push({ value, from: at, to: found.to })
  })
  reading.times.sort((one, other) => one.from - other.from)
}

type Found = { values: string[]; to: number }

function inFigures({ words }: Reading, at: number): Found | undefined {
  const { text = '' } = words[at] ?? {}
  const [mark, next] = [words[at + 1], words[at + 2]]
  if (text.length === 4 && isClock(Number(text.slice(0, 2)), Number(text.slice(2))))
    return { values: [clock(Number(text.slice(0, 2)), Number(text.slice(2)))], to: at + 1 }
  if (!mark?.glued || !next || text.length > 2) return undefined
  const [hour, other] = [Number(text), Number(next.text)]
  if (mark.text === '.' && next.glued && next.text.length === 2 && isClock(hour, other))
    return { values: [clock(hour, other)], to: at + 3 }
  const isSpan = mark.text === '-' && next.kind === 'digits' && next.text.length <= 2 && isHour(hour) && isHour(other)
  return isSpan && words[at + 3]?.glued !== true ? { values: [clock(hour, 0), clock(other, 0)], to: at + 3 } : undefined
}

function inWords({ words, takenBy }: Reading, at: number): Found | undefined {
  const hour = numberWords.get(words[at]?.text ?? '')
  if (hour === undefined || hour < 1 || hour > 12) return undefined
  const minutes = minuteWords[words[at + 1]?.text ?? '']
  if (minutes !== undefined) return { values: [clock(hour, minutes)], to: at + 2 }
  const isFirst =
    takenBy[at] === undefined && or.test(words[at + 1]?.text ?? '') && numberWords.has(words[at + 2]?.text ?? '')
  return isFirst && hour > 1 ? { values: [clock(hour, 0)], to: at + 1 } : undefined
}

const isHour = (hour: number): boolean => hour >= 1 && hour <= 18
const isClock = (hour: number, minute: number): boolean => hour >= 7 && hour <= 18 && quarters.has(minute)

/** From one to six is the afternoon. */
const clock = (hour: number, minute: number): string =>
  `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
