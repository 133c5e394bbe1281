import { type Action, go, type Question, unheard } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { hearDate } from '#bot/understand/answers.ts'
import { instantOf, JOHANNESBURG } from '#core/rules/time.ts'
import type { BookingDraft } from './draft.ts'
import { nearestTimes, timeIn, timesList } from './free-times.ts'

export const time: Question<BookingDraft> = {
  ask: (draft, { say }) => ({ say: [timesList(draft.slots ?? [], draft.date ?? '', say)] }),
  hear: (heard, draft, { now }) => {
    if (heard.choice === 'time:other') return go('day', { ...draft, date: undefined, time: undefined })
    const date = heard.choice ? undefined : hearDate(heard.text, { now })
    const time = timeIn(heard, now)
    if (date && date !== draft.date) return go('checkDay', { ...draft, date, time })
    return time ? go('checkTime', { ...draft, time }) : unheard
  },
}

export const checkTime: Action<BookingDraft> = {
  act: async (draft, { say }) => {
    const wanted = instantOf(draft.date ?? '', draft.time ?? '', JOHANNESBURG).toISOString()
    const slots = draft.slots ?? []
    if (slots.includes(wanted)) return go('next', { ...draft, start: wanted }, text(say.booking.readBack(wanted)))
    const near = nearestTimes(slots, wanted)
    return go(
      'time',
      { ...draft, time: undefined },
      text(say.booking.timeTaken(draft.time ?? '', draft.date ?? '', near)),
    )
  },
}
