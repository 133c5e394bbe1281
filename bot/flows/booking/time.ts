import { notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import { buttons } from '#bot/engine/say.ts'
import { instantOf, JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, withoutStart } from './draft.ts'
import { dayIn, firstTime, nearestTimes, timeIn, timesList, wantsOtherDay } from './free-times.ts'
import { go } from './go.ts'

export const anyTime = /\b(any ?time|whenever|any of (them|those)|enige tyd|maak nie saak( nie)?)\b/i

const notBegun = (slots: readonly string[] | undefined, now: Date): string[] =>
  (slots ?? []).filter((slot) => slot > now.toISOString())

/** The free start at the hour that was named; the nearest ones are named if it is taken. */
export const timeNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'time',
  isMissing: (draft) => !draft.anyTime && !draft.start,
  hear: (message, draft) => {
    const { time } = message.understood.slots
    return time && !message.choice ? { ...withoutStart(draft), time, anyTime: false } : undefined
  },
  check: async (draft, { say }) => {
    const { date, time, slots = [] } = draft
    if (draft.anyTime || draft.start || !date || !time) return { draft }
    const wanted = instantOf(date, time, JOHANNESBURG).toISOString()
    if (slots.includes(wanted)) return { draft: { ...draft, start: wanted } }
    return {
      draft: { ...draft, time: undefined },
      sorry: say.booking.timeTaken(time, date, nearestTimes(slots, wanted)),
    }
  },
  readBack: (draft, say) => (draft.start && !draft.anyTime ? say.booking.readBack(draft.start) : undefined),
}

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
    const unset = withoutStart(draft)
    if (wantsOtherDay(message, now)) return go('day', { ...unset, date: undefined, time: undefined })
    const date = dayIn(message, now) ?? draft.date
    const first = anyTime.test(message.text) ? firstTime(notBegun(draft.slots, now)) : undefined
    const time = timeIn(message, now) ?? first ?? draft.time
    return time || date !== draft.date ? go('next', { ...unset, date, time }) : notUnderstood
  },
}
