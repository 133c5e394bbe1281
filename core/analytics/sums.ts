import type { ViewedDay } from '#db/queries/analytics/shop-days.ts'
import type { Figures, FiguresOfSpan } from '../contracts/seller/analytics.ts'
import { conversionPercent } from '../rules/figures/analytics.ts'
import type { Span } from '../rules/figures/periods.ts'

const sum = (days: readonly ViewedDay[], what: Exclude<keyof ViewedDay, 'day'>): number =>
  days.reduce((total, day) => total + day[what], 0)

/** The figures of some days together. */
export function sumOf(days: readonly ViewedDay[]): Figures {
  const [bookings, completed, answers] = [sum(days, 'bookings'), sum(days, 'completed'), sum(days, 'answers')]
  return {
    pageViews: sum(days, 'pageViews'),
    listingViews: sum(days, 'listingViews'),
    chats: sum(days, 'chats'),
    bookings,
    completed,
    completionPercent: bookings === 0 ? null : conversionPercent(completed, bookings),
    answers,
    answeredInTime: sum(days, 'answeredInTime'),
    answerMinutes: answers === 0 ? null : Math.round(sum(days, 'answerMinutes') / answers),
    bookedCents: sum(days, 'bookedCents'),
  }
}

/** The figures of the days that lie in the span. */
export const figuresOf = (days: readonly ViewedDay[], { from, to }: Span): FiguresOfSpan => ({
  from,
  to,
  figures: sumOf(days.filter(({ day }) => from <= day && day <= to)),
})
