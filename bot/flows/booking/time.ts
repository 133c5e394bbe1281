import { type Action, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { instantOf, JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import type { BookingDraft } from './draft.ts'
import { dayIn, firstTime, nearestTimes, timeIn, timesList, wantsOtherDay } from './free-times.ts'
import { go } from './go.ts'
import { workOf } from './work.ts'

export const anyTime = /\b(any ?time|whenever|any of (them|those)|enige tyd|maak nie saak( nie)?)\b/i

const notBegun = (slots: readonly string[] | undefined, now: Date): string[] =>
  (slots ?? []).filter((slot) => slot > now.toISOString())

export const time: Question<BookingDraft> = {
  ask: (draft, { say, now }) => {
    const { date = '' } = draft
    const slots = notBegun(draft.slots, now)
    if (slots.length > 0) return { say: [timesList(slots, date, say)] }
    const over =
      date < localDate(now, JOHANNESBURG) ? say.booking.pastDay(date) : say.booking.noMoreToday(date, undefined)
    return { say: [buttons(over, { id: 'time:other', title: say.booking.otherDay })] }
  },
  answer: (message, draft, { now }) => {
    if (wantsOtherDay(message, now)) return go('day', { ...draft, date: undefined, time: undefined })
    const date = dayIn(message, now)
    const time =
      timeIn(message, now) ?? (anyTime.test(message.text) ? firstTime(notBegun(draft.slots, now)) : undefined)
    if (date && date !== draft.date) return go('checkDay', { ...draft, date, time })
    return time ? go('checkTime', { ...draft, time }) : notUnderstood
  },
}

/** Looks at the day once more: the list of times may have been shown long ago. */
export const checkTime: Action<BookingDraft> = {
  act: async (draft, { ctx, say }) => {
    const date = draft.date ?? ''
    const slots = (await openSlots(ctx, workOf(draft), date)).map((slot) => slot.toISOString())
    if (slots.length === 0) return go('checkDay', draft)
    const wanted = instantOf(date, draft.time ?? '', JOHANNESBURG).toISOString()
    if (slots.includes(wanted))
      return go('next', { ...draft, slots, start: wanted }, text(say.booking.readBack(wanted)))
    const near = nearestTimes(slots, wanted)
    return go('time', { ...draft, slots, time: undefined }, text(say.booking.timeTaken(draft.time ?? '', date, near)))
  },
}
