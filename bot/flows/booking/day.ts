import { again, notUnderstood, type Outcome, type Question, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { saysClock } from '#bot/understand/said/asked/counted.ts'
import { loneNumber } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { aboutHour } from '#bot/understand/said/of-driver/about-hour.ts'
import { isAmong } from '#bot/understand/settle/among.ts'
import { openDays, openSlots } from '#core/bookings/times/open-slots.ts'
import type { Context } from '#core/context.ts'
import { lastBookableDay } from '#core/rules/bookings/slots.ts'
import { closedBecause } from '#core/rules/time/opening-hours.ts'
import { addDays, instantOf, JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'
import { workOf } from './service.ts'

const SHOWN_DAYS = 8
/** So many free days lie ahead at most. */
const MAX_DAYS = 90

/** The day, as soon as the shop is known. A closed, past, full or distant day is said when it is named. */
export const dayNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'day',
  isMissing: (draft) => !draft.anyTime && !draft.date,
  hear: (message, draft) => {
    const { date, dates, notDates, among } = message.understood.slots
    if (message.choice || !(date ?? notDates ?? among)) return undefined
    const { suggested: _suggested, date: before, ...rest } = withoutStart(draft)
    const isOut = before && (notDates?.includes(before) || (among && !isAmong(before, among)))
    const kept = date ?? (isOut ? undefined : before)
    const others = dates?.filter((other) => other !== date)
    return { ...rest, anyTime: false, date: kept, otherDates: others, ...(notDates && { notDates }), among }
  },
  check: (draft, turn) => checkDay(draft, turn),
}

async function checkDay(draft: BookingDraft, turn: Turn): Promise<{ draft: BookingDraft; sorry?: string }> {
  if (draft.anyTime || draft.start) return { draft }
  if (!draft.date) return onlyDay(draft, turn)
  const { date, ...rest } = draft
  const { ctx, now, say } = turn
  const slots = date <= lastBookableDay(now) ? await openSlots(ctx, workOf(draft), date) : []
  if (slots.length > 0) return { draft: { ...draft, slots: slots.map((slot) => slot.toISOString()) } }
  if (date < localDate(now, JOHANNESBURG)) return { draft: rest, sorry: say.booking.pastDay(date) }
  if (date > lastBookableDay(now)) return { draft: rest, sorry: say.booking.tooFar }
  const [other, ...others] = draft.otherDates ?? []
  if (other) return ofOther(draft, await checkDay({ ...rest, date: other, otherDates: others }, turn), turn)
  const { days, readyFrom } = await openDays(ctx, workOf(draft), { from: date, count: 1 })
  const following = days[0]?.date
  return {
    draft: { ...rest, suggested: following },
    sorry: await noneThen(draft, date, { following, readyFrom }, turn),
  }
}

type Checked = { draft: BookingDraft; sorry?: string }

/** Another of the days that were named will do: why it is not the first of them is said. */
async function ofOther(draft: BookingDraft, checked: Checked, turn: Turn): Promise<Checked> {
  const { date = '' } = draft
  if (checked.sorry ?? !checked.draft.date) return checked
  return {
    ...checked,
    sorry: await noneThen(draft, date, { following: checked.draft.date, readyFrom: undefined }, turn),
  }
}

/** The free days among which one is to be chosen. */
async function daysAmong(draft: BookingDraft, ctx: Context): Promise<NonNullable<BookingDraft['days']>> {
  const { among, notDates } = draft
  const from = among?.from
  const open = await openDays(ctx, workOf(draft), { ...(from && { from }), count: among ? MAX_DAYS : SHOWN_DAYS })
  return open.days
    .filter(({ date }) => !notDates?.includes(date) && (!among || isAmong(date, among)))
    .slice(0, SHOWN_DAYS)
}

/** The only free day of those that would do, or the first of them; it is said if none is free. */
async function onlyDay(draft: BookingDraft, turn: Turn): Promise<Checked> {
  const { among, edge, ...rest } = draft
  if (!among) return neverOpen(draft, turn)
  const [first, ...more] = await daysAmong(draft, turn.ctx)
  if (!first) return { draft: { ...rest, edge }, sorry: turn.say.booking.noneAmong }
  return more.length === 0 || edge === 'first' ? checkDay({ ...rest, edge, date: first.date }, turn) : { draft }
}

/** Hours at which the shop is open on no day are said before a day is asked for, and are not looked for. */
async function neverOpen(draft: BookingDraft, { ctx, say }: Turn): Promise<Checked> {
  const { window, ...rest } = draft
  const { weekly = [] } = window ? ((await shopDetails(ctx, draft.shopId ?? ''))?.hours ?? {}) : {}
  const opens = weekly.map((one) => one.opens).toSorted()[0]
  const closes = weekly
    .map((one) => one.closes)
    .toSorted()
    .at(-1)
  if (!window || !opens || !closes) return { draft }
  if (window.to && window.to <= opens) return { draft: rest, sorry: say.booking.neverBefore(window.to, opens) }
  if (window.from && window.from >= closes) return { draft: rest, sorry: say.booking.neverAfter(window.from, closes) }
  return { draft }
}

type Next = { following: string | undefined; readyFrom: string | undefined }

async function noneThen(
  draft: BookingDraft,
  date: string,
  { following, readyFrom }: Next,
  turn: Turn,
): Promise<string> {
  const { ctx, say, now } = turn
  const shop = await shopDetails(ctx, draft.shopId ?? '')
  const closed = shop && closedBecause(shop.hours, date)
  if (closed) return say.booking.closedThen(date, following, closed.because === 'holiday' ? closed.name : undefined)
  if (readyFrom && readyFrom >= instantOf(addDays(date, 1), '00:00').toISOString())
    return say.booking.notThereThen(readyFrom, following)
  return (date === localDate(now, JOHANNESBURG) ? say.booking.noMoreToday : say.booking.fullThen)(date, following)
}

export const day: Question<BookingDraft> = {
  ask: async (draft, { ctx, say }) => {
    const days = await daysAmong(draft, ctx)
    const rows = days.map(({ date, slots }) => ({
      id: `day:${date}`,
      title: say.booking.shortDay(date),
      description: say.booking.freeTimes(slots),
    }))
    const any = { id: 'day:any', title: say.booking.anyTime, description: say.booking.anyTimeHint }
    const shop = draft.shopName ?? ''
    return {
      say: [
        list(days.length > 0 ? say.booking.whichDay(shop) : say.booking.noDays(shop), say.booking.days, [...rows, any]),
      ],
      draft: { ...draft, days },
    }
  },
  answer: (message, draft, { now, say }) => {
    const date = (message.yes ? draft.suggested : undefined) ?? dayMeant(message, draft, now) ?? draft.date
    if (!date && (message.choice === 'day:any' || says(message, 'anyTime') || says(message, 'anyDay')))
      return go('next', { ...draft, anyTime: true })
    if (!date) return message.choice || message.kind !== 'text' ? notUnderstood : noDay(message, draft, say, now)
    const time = message.choice ? draft.time : (hearTime(message.text, { now }) ?? draft.time)
    return go('next', { ...withoutStart(draft), anyTime: false, suggested: undefined, date, time })
  },
}

/** A bare number is the day of the month where such a day is shown or no row has it, else the number of the row. */
function dayMeant(message: ParsedMessage, { days = [] }: BookingDraft, now: Date): string | undefined {
  const number = loneNumber(message.text)
  const ofMonth = number && days.find(({ date }) => Number(date.slice(8)) === number)?.date
  if (ofMonth && !message.tapped) return ofMonth
  return message.choice?.startsWith('day:2') ? message.choice.slice(4) : hearDate(message.text, { now })
}

function noDay(message: ParsedMessage, draft: BookingDraft, say: Texts, now: Date): Outcome {
  if (says(message, 'yesterday')) return again(text(say.booking.pastDay(addDays(localDate(now, JOHANNESBURG), -1))))
  if (says(message, 'months')) return again(text(say.booking.tooFar))
  const { text: words } = message
  const time = hearTime(words, { now, asked: saysClock(words) }) ?? aboutHour(words)
  return time ? replyAndWait({ ...draft, time }, text(say.booking.timeKept(time))) : notUnderstood
}
