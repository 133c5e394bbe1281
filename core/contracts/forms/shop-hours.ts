import { z } from 'zod'
import { Line } from './typed.ts'

/** HH:MM, 24 hours. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time')

export const Interval = z
  .strictObject({ opens: Clock, closes: Clock })
  .refine(({ opens, closes }) => opens < closes, 'A shop opens before it closes')

const MAX_INTERVALS = 2

const Weekday = z
  .strictObject({
    /** 1 Monday to 7 Sunday. */
    weekday: z.int().min(1).max(7),
    /** None: closed. Two leave a break between them. */
    intervals: z.array(Interval).max(MAX_INTERVALS),
  })
  .refine(({ intervals: [first, second] }) => !first || !second || first.closes < second.opens, {
    error: 'The second opening begins after the first has ended',
    path: ['intervals'],
  })

/** PATCH /shops/:shopId/hours, and the form. */
export const ChangeShopHours = z.strictObject({
  week: z
    .array(Weekday)
    .length(7)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === 7, 'Each weekday stands once'),
  openOnPublicHolidays: z.boolean(),
})
export type ChangeShopHours = z.infer<typeof ChangeShopHours>

/** A day of this century. */
export const Day = z.iso
  .date('Please choose a day')
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Please choose a day')

/** So many days may be closed at once. */
export const MAX_DAYS_AT_ONCE = 60
const DAY_MS = 24 * 3_600_000
const daysFrom = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** POST /shops/:shopId/special-days, and the form: closed on these days, or open for that time only. */
export const NewSpecialDays = z
  .strictObject({
    from: Day,
    to: Day,
    interval: Interval.nullable(),
    reason: Line().max(80, 'Must be at most 80 characters'),
  })
  .refine(({ from, to }) => from <= to, { error: 'The last day is not before the first', path: ['to'] })
  .refine((days) => daysFrom(days) <= MAX_DAYS_AT_ONCE, {
    error: `At most ${MAX_DAYS_AT_ONCE} days at once`,
    path: ['to'],
  })
export type NewSpecialDays = z.infer<typeof NewSpecialDays>
