import { type Action, again, notUnderstood, type Outcome, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { openDays } from '#core/bookings/times/open-days.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import { bookingDaysAhead } from '#core/rules/bookings/slots.ts'
import { closedBecause } from '#core/rules/time/opening-hours.ts'
import { addDays, JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'
import { anyTime } from './time.ts'
import { workOf } from './work.ts'

const SHOWN_DAYS = 8

const anyDay = /\b(any day|enige dag)\b/i
const yesterday = /\b(yesterday|gister)\b/i
const months = /\bmonths?\b|\bmaande?\b/i

export const day: Question<BookingDraft> = {
  ask: async (draft, { ctx, say }) => {
    const days = await openDays(ctx, workOf(draft), { count: SHOWN_DAYS })
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
  answer: (message, draft, { say, now }) => {
    const { suggested, ...rest } = draft
    const known = { ...rest, anyTime: false }
    const today = localDate(now, JOHANNESBURG)
    const date = (message.yes ? suggested : undefined) ?? dayMeant(message, draft, now)
    if (!date && (message.choice === 'day:any' || anyTime.test(message.text) || anyDay.test(message.text)))
      return go('next', { ...rest, anyTime: true })
    if (!date) return message.choice || message.kind !== 'text' ? notUnderstood : noDay(message.text, known, say, now)
    const time = message.choice ? draft.time : (hearTime(message.text, { now }) ?? draft.time)
    if (date < today) return again(text(say.booking.pastDay(date)))
    if (date > addDays(today, bookingDaysAhead)) return again(text(say.booking.tooFar))
    return go('checkDay', { ...known, date, ...(time ? { time } : {}) })
  },
}

/** A bare number is the day of the month where such a day is shown or no row has it, else the number of the row. */
function dayMeant(message: ParsedMessage, { days = [] }: BookingDraft, now: Date): string | undefined {
  const number = /^\W*(\d{1,2})\W*$/.exec(message.text)?.[1]
  const ofMonth = number && days.find(({ date }) => Number(date.slice(8)) === Number(number))?.date
  if (ofMonth && !message.tapped) return ofMonth
  return message.choice?.startsWith('day:2') ? message.choice.slice(4) : hearDate(message.text, { now })
}

function noDay(words: string, draft: BookingDraft, say: Texts, now: Date): Outcome {
  if (yesterday.test(words)) return again(text(say.booking.pastDay(addDays(localDate(now, JOHANNESBURG), -1))))
  if (months.test(words)) return again(text(say.booking.tooFar))
  const time = hearTime(words, { now })
  return time
    ? { to: 'again', say: [text(say.booking.notADay)], quiet: true, draft: { ...draft, time } }
    : notUnderstood
}

/** Sees whether the day has free times; says when it does not, and which is the next that does. */
export const checkDay: Action<BookingDraft> = {
  act: async (draft, { ctx, say, now }) => {
    const today = localDate(now, JOHANNESBURG)
    const date = draft.date ?? today
    const slots = await openSlots(ctx, workOf(draft), date)
    if (slots.length > 0)
      return go(draft.time ? 'checkTime' : 'time', { ...draft, slots: slots.map((slot) => slot.toISOString()) })
    const { date: _date, ...rest } = draft
    if (date < today) return go('day', rest, text(say.booking.pastDay(date)))
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    const [following] = await openDays(ctx, workOf(draft), { from: date, count: 1 })
    const closed = shop && closedBecause(shop.hours, date)
    const words = closed
      ? say.booking.closedThen(date, following?.date, closed.because === 'holiday' ? closed.name : undefined)
      : (date === today ? say.booking.noMoreToday : say.booking.fullThen)(date, following?.date)
    return go('day', { ...rest, suggested: following?.date }, text(words))
  },
}
