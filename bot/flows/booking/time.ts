import { notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list } from '#bot/engine/say.ts'
import { hearDate, hearTime, hearWhen } from '#bot/understand/answers.ts'
import { loneNumber } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { aboutHour } from '#bot/understand/said/of-driver/about-hour.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { planWork } from '#core/bookings/times/plan-work.ts'
import type { Context } from '#core/context.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { earliestByLimits, earliestStart } from '#core/rules/bookings/slots.ts'
import { intervalsOn } from '#core/rules/time/opening-hours.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { type ShopDetails, shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'
import { workOf } from './service.ts'

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
const firstTime = (slots: readonly string[]): string | undefined => slots.map(clock)[0]

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

const notBegun = (slots: readonly string[] | undefined, now: Date): string[] =>
  (slots ?? []).filter((slot) => slot > now.toISOString())

/** 'Like 9', where nothing else is counted. */
const hourAboutSo = ({ text: words, choice, understood: { slots } }: ParsedMessage): string | undefined =>
  choice || slots.quantity !== undefined ? undefined : aboutHour(words)

/** The free start at the hour that was named; the nearest ones are named if it is taken. */
export const timeNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'time',
  isMissing: (draft) => !draft.anyTime && !draft.start,
  hear: (message, draft) => {
    const { times, window, edge } = message.understood.slots
    const time = message.understood.slots.time ?? hourAboutSo(message)
    if (message.choice || !(time ?? window ?? edge)) return undefined
    const unset = { ...withoutStart(draft), anyTime: false, otherTimes: times?.filter((other) => other !== time) }
    return time ? { ...unset, time, window: undefined, edge: undefined } : { ...unset, time: undefined, window, edge }
  },
  check: async (draft, turn) => {
    const { ctx, say, now } = turn
    const { date, time, slots = [] } = draft
    if (draft.anyTime || draft.start || !date) return { draft }
    if (!time) return withinWindow(draft, turn)
    const wanted = instantOf(date, time, JOHANNESBURG).toISOString()
    if (slots.includes(wanted)) return { draft: { ...draft, start: wanted } }
    const other = (draft.otherTimes ?? []).map((one) => instantOf(date, one, JOHANNESBURG).toISOString())
    const start = other.find((one) => slots.includes(one))
    if (start) return { draft: { ...draft, time: clock(start), start } }
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    const near = nearestTimes(slots, wanted)
    const readyFrom = await readyFromOf(draft, ctx)
    if (readyFrom && wanted < readyFrom.toISOString())
      return { draft: { ...draft, time: undefined }, sorry: say.booking.notThereAt(readyFrom, near) }
    return { draft: { ...draft, time: undefined }, sorry: whyNot(shop, { date, time, wanted }, near, now, say) }
  },
  readBack: ({ start, anyTime, date, window }, say) => {
    if (anyTime) return undefined
    if (start) return say.booking.readBack(start)
    return window && !date ? say.booking.hoursKept(window.from, window.to) : undefined
  },
}

/** 'Before 8' means none at 8 itself where nothing else is left. */
function slotsWithin(slots: readonly string[], window: BookingDraft['window']): string[] {
  const { from, to } = window ?? {}
  const within = slots.filter((slot) => (!from || clockOf(slot) >= from) && (!to || clockOf(slot) <= to))
  return from || within.some((slot) => clockOf(slot) !== to) ? within : []
}

const clockOf = (slot: string): string => localTime(new Date(slot), JOHANNESBURG)

/** The free times of the hours that would do; a single one is taken, and the first or the last if that is wanted. */
async function withinWindow(draft: BookingDraft, { ctx, say }: Turn): Promise<{ draft: BookingDraft; sorry?: string }> {
  const { date = '', slots = [], window, edge, ...rest } = draft
  if (!window && !edge) return { draft }
  const within = slotsWithin(slots, window)
  const known = { ...rest, date, slots: within.length > 0 ? within : slots }
  const start = edge === 'last' ? within.at(-1) : edge === 'first' || within.length === 1 ? within[0] : undefined
  if (start) return { draft: { ...known, start } }
  if (within.length > 0) return { draft: known }
  const readyFrom = await readyFromOf(draft, ctx)
  return readyFrom && window?.to && instantOf(date, window.to) < readyFrom
    ? { draft: known, sorry: say.booking.notThereAt(readyFrom, slots.slice(0, 1).map(clockOf)) }
    : { draft: known, sorry: say.booking.noneInHours(date, window?.from, window?.to) }
}

/** From when the tyres can be there, if the shop has to order them. */
const readyFromOf = async (draft: BookingDraft, ctx: Context): Promise<Date | undefined> =>
  (await planWork(ctx, workOf(draft))).order?.readyAt

/** Closed at that hour, too soon for the shop to answer, or taken; with the nearest times that are free. */
function whyNot(
  shop: ShopDetails | undefined,
  { date, time, wanted }: { date: string; time: string; wanted: string },
  near: string[],
  now: Date,
  say: Texts,
): string {
  const open = shop ? intervalsOn(shop.hours, date) : []
  if (shop && !open.some(({ opens, closes }) => opens <= time && time < closes))
    return say.booking.closedAt(time, date, open.map(({ opens, closes }) => `${opens}-${closes}`).join(', '), near)
  if (!shop || wanted <= now.toISOString()) return say.booking.timeTaken(time, date, near)
  const start = new Date(wanted)
  if (start < earliestByLimits(now, shop.limits)) return say.booking.shortNotice(time, near)
  const soon = start < earliestStart(shop.hours, now)
  return soon ? say.booking.tooSoon(time, near) : say.booking.timeTaken(time, date, near)
}

export const time: Question<BookingDraft> = {
  takes: ({ text: words }, now) => hearWhen(words, { now, asked: true }).edge !== undefined && !readsAsQuestion(words),
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
    const first = says(message, 'anyTime') ? firstTime(notBegun(draft.slots, now)) : undefined
    const time = timeIn(message, now) ?? first ?? draft.time
    return time || date !== draft.date ? go('next', { ...unset, date, time }) : notUnderstood
  },
}
