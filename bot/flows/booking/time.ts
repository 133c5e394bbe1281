import { notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import { buttons } from '#bot/engine/say.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { planWork } from '#core/bookings/times/plan-work.ts'
import type { Context } from '#core/context.ts'
import { earliestByLimits, earliestStart } from '#core/rules/bookings/slots.ts'
import { intervalsOn } from '#core/rules/time/opening-hours.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { type ShopDetails, shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, withoutStart } from './draft.ts'
import { dayIn, firstTime, nearestTimes, timeIn, timesList, wantsOtherDay } from './free-times.ts'
import { go } from './go.ts'
import { workOf } from './work.ts'

const notBegun = (slots: readonly string[] | undefined, now: Date): string[] =>
  (slots ?? []).filter((slot) => slot > now.toISOString())

/** The free start at the hour that was named; the nearest ones are named if it is taken. */
export const timeNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'time',
  isMissing: (draft) => !draft.anyTime && !draft.start,
  hear: (message, draft) => {
    const { time, window, edge } = message.understood.slots
    if (message.choice || !(time ?? window ?? edge)) return undefined
    const unset = { ...withoutStart(draft), anyTime: false }
    return time ? { ...unset, time, window: undefined, edge: undefined } : { ...unset, time: undefined, window, edge }
  },
  check: async (draft, turn) => {
    const { ctx, say, now } = turn
    const { date, time, slots = [] } = draft
    if (draft.anyTime || draft.start || !date) return { draft }
    if (!time) return withinWindow(draft, turn)
    const wanted = instantOf(date, time, JOHANNESBURG).toISOString()
    if (slots.includes(wanted)) return { draft: { ...draft, start: wanted } }
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    const near = nearestTimes(slots, wanted)
    const readyFrom = await readyFromOf(draft, ctx)
    if (readyFrom && wanted < readyFrom.toISOString())
      return { draft: { ...draft, time: undefined }, sorry: say.booking.notThereAt(readyFrom, near) }
    return { draft: { ...draft, time: undefined }, sorry: whyNot(shop, { date, time, wanted }, near, now, say) }
  },
  readBack: (draft, say) => (draft.start && !draft.anyTime ? say.booking.readBack(draft.start) : undefined),
}

const clockOf = (slot: string): string => localTime(new Date(slot), JOHANNESBURG)

/** The free times of the hours that would do; a single one is taken, and the first or the last if that is wanted. */
async function withinWindow(draft: BookingDraft, { ctx, say }: Turn): Promise<{ draft: BookingDraft; sorry?: string }> {
  const { date = '', slots = [], window, edge, ...rest } = draft
  if (!window && !edge) return { draft }
  const within = slots.filter((slot) => {
    const clock = clockOf(slot)
    return (!window?.from || clock >= window.from) && (!window?.to || clock <= window.to)
  })
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
