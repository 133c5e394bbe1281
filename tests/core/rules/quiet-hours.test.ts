import { describe, expect, test } from 'vitest'
import { endOfQuiet, isQuiet } from '#core/rules/time/quiet-hours.ts'
import { instantOf, localDate, localTime } from '#core/rules/time/time.ts'

const zone = 'Africa/Johannesburg'
const overnight = { start: '22:00', end: '08:00', zone }
const on = (date: string, time: string, where = zone) => instantOf(date, time, where)

describe('across midnight', () => {
  test.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
    ['12:00', false],
  ])('%s is quiet: %s', (time, quiet) => {
    expect(isQuiet(overnight, on('2026-11-18', time))).toBe(quiet)
  })
  test.each([
    ['2026-11-18', '22:30', '2026-11-19 08:00'],
    ['2026-11-19', '02:00', '2026-11-19 08:00'],
    ['2026-12-31', '23:00', '2027-01-01 08:00'],
  ])('%s %s ends at %s', (date, time, ends) => {
    const end = endOfQuiet(overnight, on(date, time))
    expect(`${localDate(end, zone)} ${localTime(end, zone)}`).toBe(ends)
  })
})

test('within one day', () => {
  const siesta = { start: '12:00', end: '14:00', zone }
  expect(isQuiet(siesta, on('2026-11-18', '13:00'))).toBe(true)
  expect(isQuiet(siesta, on('2026-11-18', '14:00'))).toBe(false)
  expect(endOfQuiet(siesta, on('2026-11-18', '13:00'))).toEqual(on('2026-11-18', '14:00'))
})

test('no hours at all', () => {
  expect(isQuiet({ start: '08:00', end: '08:00', zone }, on('2026-11-18', '08:00'))).toBe(false)
})

test('in a zone that changes its clock', () => {
  const london = { start: '22:00', end: '08:00', zone: 'Europe/London' }
  const end = endOfQuiet(london, on('2026-10-24', '23:00', 'Europe/London'))
  expect(end).toEqual(new Date('2026-10-25T08:00:00Z'))
  expect(isQuiet(london, end)).toBe(false)
})
