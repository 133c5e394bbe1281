import type { Found, Reading } from '../reading.ts'

const LATEST = 18
const NOON = 12

/** The hours that stand: what counts or points at a car, a make or a shop is none. */
export function hoursIn(reading: Reading): readonly Found<string>[] {
  const ofCar = reading.times.filter((time) => isOfCar(reading, time))
  const left = reading.times.filter((time) => !ofCar.includes(time) && !isOneOfThem(reading, time))
  return ofCar.length > 0 && left.length === 0 ? behindDays(reading) : left
}

/** 'Move the Hilux one to Monday': 'one' points at what is named before it. */
const isOneOfThem = ({ words, takenBy }: Reading, { from, to }: Found<string>): boolean =>
  words.slice(from, to).every(({ text, kind }) => kind !== 'digits' && !hourly.test(text)) &&
  words.slice(from, to).some(({ text }, at) => /^(?:one|een)$/.test(text) && named.has(takenBy[from + at - 1] ?? ''))
const hourly = /^(?:o|clock|oclock|uur|am|pm|half|quarter|kwart)$/
const named: ReadonlySet<string> = new Set(['model', 'make', 'brand', 'shop', 'place', 'size'])

/** 'For my Golf 7, Monday 11': the figure behind the car is of the car. */
function isOfCar({ words, takenBy }: Reading, { from, to }: Found<string>): boolean {
  const at = words.findIndex(({ kind }, index) => index >= from && index < to && kind === 'digits')
  const isBare = at >= 0 && at === to - 1 && !hourly.test(words[to]?.text ?? '')
  const before = takenBy[at - 1] ?? (words[at - 1]?.glued ? takenBy[at - 2] : undefined)
  return isBare && (before === 'model' || before === 'make')
}

/** The figure right behind a day that nothing else has taken. */
const behindDays = ({ dates, words, takenBy }: Reading): Found<string>[] =>
  dates.flatMap(({ to }) => {
    const word = words[to]
    const hour = word?.kind === 'digits' && takenBy[to] === undefined && !words[to + 1]?.glued ? Number(word.text) : 0
    if (hour < 1 || hour > LATEST) return []
    return [{ value: `${String(hour <= NOON / 2 ? hour + NOON : hour).padStart(2, '0')}:00`, from: to, to: to + 1 }]
  })
