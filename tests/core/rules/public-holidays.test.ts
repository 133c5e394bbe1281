import { expect, test } from 'vitest'
import { easterSunday, holidayName } from '#core/rules/time/public-holidays.ts'
import { addDays } from '#core/rules/time/time.ts'

/** The calendars that government published for these years; a holiday on a Sunday brings the Monday. */
const published: Record<number, string[]> = {
  2024: [
    '01-01',
    '03-21',
    '03-29',
    '04-01',
    '04-27',
    '05-01',
    '05-29',
    '06-16',
    '06-17',
    '08-09',
    '09-24',
    '12-16',
    '12-25',
    '12-26',
  ],
  2025: [
    '01-01',
    '03-21',
    '04-18',
    '04-21',
    '04-27',
    '04-28',
    '05-01',
    '06-16',
    '08-09',
    '09-24',
    '12-16',
    '12-25',
    '12-26',
  ],
  2026: [
    '01-01',
    '03-21',
    '04-03',
    '04-06',
    '04-27',
    '05-01',
    '06-16',
    '08-09',
    '08-10',
    '09-24',
    '12-16',
    '12-25',
    '12-26',
  ],
  2027: [
    '01-01',
    '03-21',
    '03-22',
    '03-26',
    '03-29',
    '04-27',
    '05-01',
    '06-16',
    '08-09',
    '09-24',
    '12-16',
    '12-25',
    '12-26',
    '12-27',
  ],
  2028: [
    '01-01',
    '03-21',
    '04-14',
    '04-17',
    '04-27',
    '05-01',
    '06-16',
    '08-09',
    '09-24',
    '09-25',
    '12-16',
    '12-25',
    '12-26',
  ],
}

test.each(Object.keys(published).map(Number))('the public holidays of %i', (year) => {
  const found: string[] = []
  for (let date = `${year}-01-01`; date.startsWith(`${year}`); date = addDays(date, 1)) {
    if (holidayName(date)) found.push(date.slice(5))
  }
  expect(found).toEqual(published[year])
})

test('a holiday is called by its name', () => {
  expect(holidayName('2026-04-03')).toBe('Good Friday')
  expect(holidayName('2026-04-06')).toBe('Family Day')
  expect(holidayName('2026-08-10')).toBe("National Women's Day")
  expect(holidayName('2026-12-16')).toBe('Day of Reconciliation')
  expect(holidayName('2026-12-17')).toBeUndefined()
})

test('when Christmas is on a Sunday the Monday keeps its own name', () => {
  expect(holidayName('2033-12-26')).toBe('Day of Goodwill')
  expect(holidayName('2033-12-27')).toBeUndefined()
})

test('Easter Sunday of years long known', () => {
  expect([1818, 1943, 2000, 2008, 2019, 2024, 2038].map(easterSunday)).toEqual([
    '1818-03-22',
    '1943-04-25',
    '2000-04-23',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2038-04-25',
  ])
})
