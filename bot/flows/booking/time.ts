import { type Action, go, type Question, unheard } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { instantOf, JOHANNESBURG, localTime } from '#core/rules/time.ts'
import type { BookingDraft } from './draft.ts'

const SHOWN_TIMES = 9
const NEAREST = 3

const clock = (instant: string): string => localTime(new Date(instant), JOHANNESBURG)

export const time: Question<BookingDraft> = {
  ask: (draft, { say }) => {
    const slots = draft.slots ?? []
    const rows = spread(slots, SHOWN_TIMES).map((slot) => ({ id: `time:${clock(slot)}`, title: clock(slot) }))
    const other = { id: 'time:other', title: say.booking.otherDay }
    return {
      say: [list(say.booking.whichTime(draft.date ?? '', ranges(slots)), say.booking.times, [...rows, other])],
    }
  },
  hear: (heard, draft, { now }) => {
    if (heard.choice === 'time:other') return go('day', { ...draft, date: undefined, time: undefined })
    const date = heard.choice ? undefined : hearDate(heard.text, { now })
    const time =
      heard.choice?.startsWith('time:') && !isTime(heard.text, now)
        ? heard.choice.slice(5)
        : hearTime(heard.text, { now, asked: true })
    if (date && date !== draft.date) return go('checkDay', { ...draft, date, time })
    return time ? go('checkTime', { ...draft, time }) : unheard
  },
}

/** '11' typed under a list of times is the hour, not the eleventh row. */
const isTime = (words: string, now: Date): boolean => hearTime(words, { now, asked: true }) !== undefined

export const checkTime: Action<BookingDraft> = {
  act: async (draft, { say }) => {
    const wanted = instantOf(draft.date ?? '', draft.time ?? '', JOHANNESBURG).toISOString()
    const slots = draft.slots ?? []
    if (slots.includes(wanted)) return go('next', { ...draft, start: wanted }, text(say.booking.readBack(wanted)))
    const near = [...slots]
      .sort((a, b) => apart(a, wanted) - apart(b, wanted))
      .slice(0, NEAREST)
      .sort()
    return go(
      'time',
      { ...draft, time: undefined },
      text(say.booking.timeTaken(draft.time ?? '', draft.date ?? '', near.map(clock))),
    )
  },
}

const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b))

/** At most so many, evenly over the day. */
const spread = (slots: readonly string[], most: number): string[] =>
  slots.length <= most
    ? [...slots]
    : Array.from({ length: most }, (_, at) => slots[Math.round((at * (slots.length - 1)) / (most - 1))] ?? '')

const HALF_HOUR = 30 * 60_000

/** '08:00-11:30, 13:00-15:30': each half hour in between is a start. */
function ranges(slots: readonly string[]): string {
  const runs: string[][] = []
  for (const slot of slots) {
    const run = runs.at(-1)
    if (run && apart(run.at(-1) ?? '', slot) <= HALF_HOUR) run.push(slot)
    else runs.push([slot])
  }
  return runs
    .map((run) => (run.length === 1 ? clock(run[0] ?? '') : `${clock(run[0] ?? '')}-${clock(run.at(-1) ?? '')}`))
    .join(', ')
}
