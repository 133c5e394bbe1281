import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { loneNumber } from '#bot/understand/said/figures.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { JOHANNESBURG, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'

const SHOWN_TIMES = 9
const NEAREST = 3

const clock = (instant: string): string => localTime(new Date(instant), JOHANNESBURG)

/** The free starts of a day in words, with some of them to tap and a way to another day. */
export function timesList(slots: readonly string[], date: string, say: Texts): OutboundContent {
  const rows = spread(slots, SHOWN_TIMES).map((slot) => ({ id: `time:${clock(slot)}`, title: clock(slot) }))
  const other = { id: 'time:other', title: say.booking.otherDay }
  return list(say.booking.whichTime(date, ranges(slots)), say.booking.times, [...rows, other])
}

/** HH:MM, tapped or typed: '11' typed under a list of times is the hour, not the eleventh row. */
export function timeIn(message: ParsedMessage, now: Date): string | undefined {
  const typed = hearTime(message.text, { now, asked: true })
  return message.choice?.startsWith('time:') && typed === undefined ? message.choice.slice(5) : typed
}

/** Another day, named under a list of times; a bare number is an hour there as far as the clock goes. */
export const dayIn = (message: ParsedMessage, now: Date): string | undefined =>
  message.choice || (loneNumber(message.text) !== undefined && timeIn(message, now))
    ? undefined
    : hearDate(message.text, { now })

/** A tap on 'another day', or its words; '10' is the hour, though it is the tenth row. */
export const wantsOtherDay = (message: ParsedMessage, now: Date): boolean =>
  message.choice === 'time:other' && timeIn(message, now) === undefined

/** The first free start of the day as a clock time. */
export const firstTime = (slots: readonly string[]): string | undefined => slots.map(clock)[0]

/** The free starts that are nearest to the wanted one, as clock times. */
export const nearestTimes = (slots: readonly string[], wanted: string): string[] =>
  [...slots]
    .sort((a, b) => apart(a, wanted) - apart(b, wanted))
    .slice(0, NEAREST)
    .sort()
    .map(clock)

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
