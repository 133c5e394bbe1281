import { expect, test } from 'vitest'
import { clockOf, dateWords, dayOfInstant, dayWords, momentWords, shortDay } from '#web/lib/dates.ts'

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Johannesburg', ...options })
  return (at: Date) => format.format(at).replaceAll(',', '')
}
const long = written({ weekday: 'long', day: 'numeric', month: 'long' })
const short = written({ weekday: 'short', day: 'numeric', month: 'short' })
const whole = written({ day: 'numeric', month: 'long', year: 'numeric' })
const clock = written({ hour: '2-digit', minute: '2-digit', hour12: false })

test('every day of a year reads as Intl writes it', () => {
  for (let day = 0; day < 366; day++) {
    const at = new Date(Date.UTC(2028, 0, 1 + day, 12))
    const date = at.toISOString().slice(0, 10)
    expect([dayWords(date), shortDay(date), dateWords(date)]).toEqual([long(at), short(at), whole(at)])
  }
})

test('an instant reads as the clock of South Africa shows it, also where the day is another one there', () => {
  for (let hour = 0; hour < 48; hour++) {
    const at = new Date(Date.UTC(2026, 11, 30, hour, 7))
    const instant = at.toISOString()
    expect([clockOf(instant), dayOfInstant(instant)]).toEqual([clock(at), whole(at)])
    expect(momentWords(instant)).toBe(`${long(at)} at ${clock(at)}`)
  }
})
