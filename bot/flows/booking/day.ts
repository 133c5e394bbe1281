import { type Action, go, type Question, unheard } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { openDays } from '#core/bookings/open-days.ts'
import { openSlots } from '#core/bookings/open-slots.ts'
import { intervalsOn } from '#core/rules/opening-hours.ts'
import { addDays, JOHANNESBURG, localDate } from '#core/rules/time.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import type { BookingDraft } from './draft.ts'
import { workOf } from './work.ts'

const SHOWN_DAYS = 8
const FURTHEST_DAYS = 60

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
  hear: (heard, draft, { say, now }) => {
    const known = { ...draft, anyTime: false }
    if (heard.choice === 'day:any' || /\b(any ?time|any day|enige tyd)\b/i.test(heard.text))
      return go('next', { ...draft, anyTime: true })
    const date = heard.choice?.startsWith('day:') ? heard.choice.slice(4) : hearDate(heard.text, { now })
    if (!date) return heard.choice || heard.kind !== 'text' ? unheard : noDay(heard.text, known)
    const time = heard.choice ? draft.time : (hearTime(heard.text, { now }) ?? draft.time)
    const today = localDate(now, JOHANNESBURG)
    if (date < today) return { to: 'again', say: [text(say.booking.pastDay(date))], quiet: true }
    if (date > addDays(today, FURTHEST_DAYS)) return { to: 'again', say: [text(say.booking.tooFar)], quiet: true }
    return go('checkDay', { ...known, date, ...(time ? { time } : {}) })

    function noDay(words: string, draft: BookingDraft) {
      const time = hearTime(words, { now })
      return time
        ? { to: 'again' as const, say: [text(say.booking.notADay)], quiet: true, draft: { ...draft, time } }
        : unheard
    }
  },
}

/** Sees whether the day has free times; says when it does not, and which is the next that does. */
export const checkDay: Action<BookingDraft> = {
  act: async (draft, { ctx, say, now }) => {
    const date = draft.date ?? localDate(now, JOHANNESBURG)
    const slots = await openSlots(ctx, workOf(draft), date)
    if (slots.length > 0)
      return go(draft.time ? 'checkTime' : 'time', { ...draft, slots: slots.map((slot) => slot.toISOString()) })
    const shop = await shopDetails(ctx, draft.shopId ?? '')
    const [following] = await openDays(ctx, workOf(draft), { from: date, count: 1 })
    const closed = shop && intervalsOn(shop.hours, date).length === 0
    const words = closed ? say.booking.closedThen : say.booking.fullThen
    const { date: _date, ...rest } = draft
    return go('day', rest, text(words(date, following?.date)))
  },
}
