import type { ChangeShopHours } from '#core/contracts/forms/shop-hours.ts'
import type { OwnHours } from '#core/contracts/seller/shop-profile.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import { timeOfMinute } from '#core/rules/time/time.ts'

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Week = ChangeShopHours['week']

const span = (opens: string, closes: string): Interval => ({ opens, closes })
const weekOf = (hoursOf: (weekday: number) => Interval | undefined): Week =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const interval = hoursOf(weekday)
    return { weekday, intervals: interval ? [interval] : [] }
  })

/** What a day that is switched on begins with. */
export function usualOn(weekday: number): Interval {
  if (weekday === 7) return span('10:00', '14:00')
  return weekday === 6 ? span('09:00', '15:00') : span('09:00', '17:00')
}

const usualWeek = weekOf((weekday) => (weekday === 7 ? undefined : usualOn(weekday)))

/** What the editor begins with: the hours as they are, or the usual ones if there are none. */
export const begun = ({ week, openOnPublicHolidays }: OwnHours): ChangeShopHours => ({
  week: week.every(({ intervals }) => intervals.length === 0) ? usualWeek : week,
  openOnPublicHolidays,
})

export const templates: readonly { name: string; says: string; week: Week }[] = [
  {
    name: 'Standard Business',
    says: 'Mon-Fri 08:00-17:00, Sat 08:00-12:00, Sun closed',
    week: weekOf((weekday) =>
      weekday === 7 ? undefined : weekday === 6 ? span('08:00', '12:00') : span('08:00', '17:00'),
    ),
  },
  { name: 'Extended Hours', says: 'Daily 07:00-19:00', week: weekOf(() => span('07:00', '19:00')) },
  {
    name: 'Weekend Friendly',
    says: 'Mon-Sat 09:00-18:00, Sun closed',
    week: weekOf((weekday) => (weekday === 7 ? undefined : span('09:00', '18:00'))),
  },
]

const STEP_MINUTES = 30
const DAY_MINUTES = 24 * 60

/** Every half hour, and the present time if it is another. */
export function timesWith(present: string): string[] {
  const halves = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, at) => timeOfMinute(at * STEP_MINUTES))
  return halves.includes(present) ? halves : [...halves, present].toSorted()
}

const LUNCH = { begins: '12:30', ends: '13:30' }

/** Whether a lunch break fits into the day. */
export const takesBreak = ([first, second]: readonly Interval[]): boolean =>
  first !== undefined && second === undefined && first.opens < LUNCH.begins && first.closes > LUNCH.ends

/** The day in two halves. */
export const withBreak = ([first]: readonly Interval[]): Interval[] =>
  first ? [span(first.opens, LUNCH.begins), span(LUNCH.ends, first.closes)] : []

/** The day in one. */
export const withoutBreak = ([first, second]: readonly Interval[]): Interval[] =>
  first ? [span(first.opens, (second ?? first).closes)] : []

/** What is wrong with a day, in words; undefined if nothing is. */
export function dayProblem(intervals: readonly Interval[]): string | undefined {
  if (intervals.some(({ opens, closes }) => opens >= closes)) return 'A shop opens before it closes'
  const [first, second] = intervals
  return first && second && first.closes >= second.opens
    ? 'The second opening begins after the first has ended'
    : undefined
}
