import fc from 'fast-check'
import type { ShopHours } from '#core/rules/time/opening-hours.ts'
import { addDays, timeOfMinute } from '#core/rules/time/time.ts'

/** Two to four different times of a day in order, in steps of five minutes: one interval, or two with a break. */
const times = fc
  .uniqueArray(fc.integer({ min: 0, max: 287 }), { minLength: 4, maxLength: 4 })
  .map((steps) => steps.toSorted((one, other) => one - other).map((step) => timeOfMinute(step * 5)))

const day = (weekday: number) =>
  fc.tuple(times, fc.integer({ min: 0, max: 2 })).map(([[first = '', second = '', third = '', fourth = ''], parts]) =>
    [
      { weekday, opens: first, closes: second },
      { weekday, opens: third, closes: fourth },
    ].slice(0, parts),
  )

const specialDay = fc
  .tuple(fc.integer({ min: 0, max: 150 }), times, fc.boolean())
  .map(([after, [opens = '', closes = ''], open]) => ({
    day: addDays('2026-10-01', after),
    opens: open ? opens : null,
    closes: open ? closes : null,
    reason: '',
  }))

/** Opening hours of a week with breaks, closed days and special days, as shops may set them. */
export const anyHours: fc.Arbitrary<ShopHours> = fc.record({
  weekly: fc.tuple(...[1, 2, 3, 4, 5, 6, 7].map(day)).map((days) => days.flat()),
  special: fc.uniqueArray(specialDay, { maxLength: 5, selector: ({ day }) => day }),
  openOnPublicHolidays: fc.boolean(),
})
