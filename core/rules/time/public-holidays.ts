import { addDays, weekdayOf } from './time.ts'

/** Schedule 1 of the Public Holidays Act 36 of 1994; the two Easter days are worked out. */
const fixed = {
  '01-01': "New Year's Day",
  '03-21': 'Human Rights Day',
  '04-27': 'Freedom Day',
  '05-01': "Workers' Day",
  '06-16': 'Youth Day',
  '08-09': "National Women's Day",
  '09-24': 'Heritage Day',
  '12-16': 'Day of Reconciliation',
  '12-25': 'Christmas Day',
  '12-26': 'Day of Goodwill',
} as const

/** Days declared for one year only, under section 2A. */
const declared = { '2024-05-29': 'Election Day' } as const

export type HolidayName =
  | (typeof fixed)[keyof typeof fixed]
  | (typeof declared)[keyof typeof declared]
  | 'Good Friday'
  | 'Family Day'

/** The name of the public holiday on that day, undefined on others. A holiday on a Sunday counts on the Monday too. */
export const holidayName = (date: string): HolidayName | undefined =>
  ownName(date) ?? (weekdayOf(date) === 1 ? ownName(addDays(date, -1)) : undefined)

function ownName(date: string): HolidayName | undefined {
  const ofEaster = mayBeAtEaster(date) ? easterDay(date) : undefined
  return ofEaster ?? lookUp(fixed, date.slice(5)) ?? lookUp(declared, date)
}

/** Easter Sunday lies between 22 March and 25 April. */
const mayBeAtEaster = (date: string): boolean => ['03', '04'].includes(date.slice(5, 7))

function easterDay(date: string): HolidayName | undefined {
  const easter = easterSunday(Number(date.slice(0, 4)))
  if (date === addDays(easter, -2)) return 'Good Friday'
  return date === addDays(easter, 1) ? 'Family Day' : undefined
}

const lookUp = <T extends Record<string, HolidayName>>(table: T, key: string): HolidayName | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The Gregorian computus in its anonymous form (Meeus, Jones, Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  const month = Math.floor(days / 31)
  return `${year}-${String(month).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
