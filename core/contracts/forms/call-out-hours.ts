import { z } from 'zod'

const Opens = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time')
/** 24:00 is the end of the day. */
const Closes = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please choose a time')

const Interval = z
  .strictObject({ opens: Opens, closes: Closes })
  .refine(
    ({ opens, closes }) => opens < closes,
    'It begins before it ends; a night is two rows, up to and from midnight',
  )

const Weekday = z
  .strictObject({
    /** 1 Monday to 7 Sunday. */
    weekday: z.int().min(1).max(7),
    /** None: nobody comes out. A night ends at 24:00 and begins again at 00:00. */
    intervals: z.array(Interval).max(2),
  })
  .refine(({ intervals: [first, second] }) => !first || !second || first.closes < second.opens, {
    error: 'The second time begins after the first has ended',
    path: ['intervals'],
  })

/** PATCH /shops/:shopId/call-out-hours, and the form. */
export const ChangeCallOutHours = z.strictObject({
  week: z
    .array(Weekday)
    .length(7)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === 7, 'Each weekday stands once'),
})
export type ChangeCallOutHours = z.infer<typeof ChangeCallOutHours>

export const CallOutHours = ChangeCallOutHours.extend({
  /** A service by which it comes out, without which nobody asks it. */
  comesOut: z.boolean(),
  /** Owners may; staff reads. */
  canChange: z.boolean(),
})
export type CallOutHours = z.infer<typeof CallOutHours>
