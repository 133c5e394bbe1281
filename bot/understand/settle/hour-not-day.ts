import { type Reading, wordAt } from '../reading.ts'

const clock = /^(?:o'?clock|oclock|uur|ish)$/
const NOON = 12

/** 'The 9 o'clock one' is of that hour, and not of the ninth. */
export function readHoursAsHours(reading: Reading): void {
  const { dates, times, takenBy } = reading
  const hours = dates.filter(({ to, from }) => clock.test(clockAt(reading, to)) && takenBy[from] === 'day of the month')
  for (const { value, from, to } of hours) {
    const hour = Number(value.slice(8))
    if (hour > 2 * NOON - 1) continue
    dates.splice(
      dates.findIndex((one) => one.from === from),
      1,
    )
    const time = `${String(hour <= NOON / 2 ? hour + NOON : hour).padStart(2, '0')}:00`
    times.push({ value: time, from: to - 1, to: to + 1 })
  }
  times.sort((one, other) => one.from - other.from)
}

/** "O'clock" may be one word or three. */
const clockAt = (reading: Reading, at: number): string =>
  wordAt(reading, at) === 'o'
    ? `o${wordAt(reading, at + 1).replace(/'/, '')}${wordAt(reading, at + 2)}`
    : wordAt(reading, at)
