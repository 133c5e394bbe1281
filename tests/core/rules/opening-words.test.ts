import { expect, test } from 'vitest'
import type { ShopHours } from '#core/rules/time/opening-hours.ts'
import { opensText } from '#core/rules/time/opening-hours.ts'

const hours: ShopHours = {
  weekly: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '08:00', closes: '12:30' },
    { weekday, opens: '13:00', closes: '17:00' },
  ]),
  special: [],
  openOnPublicHolidays: false,
}
const at = (time: string) => new Date(`${time}+02:00`)

test.each([
  ['2026-11-18T06:00', 'Opens 08:00'],
  ['2026-11-18T12:45', 'Opens 13:00'],
  ['2026-11-18T18:00', 'Opens Thu 08:00'],
  ['2026-11-20T18:00', 'Opens Mon 08:00'],
])('at %s: %s', (now, words) => {
  expect(opensText(hours, at(now))).toBe(words)
})

test('further ahead than a week the date is said, and nothing where no opening is known', () => {
  const away = Array.from({ length: 14 }, (_, day) => ({
    day: `2026-12-${14 + day}`,
    opens: null,
    closes: null,
    reason: 'Holidays',
  }))
  expect(opensText({ ...hours, special: away }, at('2026-12-13T10:00'))).toBe('Opens 28 Dec 08:00')
  expect(opensText({ ...hours, weekly: [] }, at('2026-12-13T10:00'))).toBeNull()
})
