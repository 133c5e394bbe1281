import { addDays } from '../time/time.ts'

/** Over so many days a shop sees its figures. */
export const periodDays = [7, 30, 90, 365] as const
export type PeriodDays = (typeof periodDays)[number]

export type Span = { from: string; to: string }
export type Period = Span & { previous: Span }

/** The days that end today, and as many before them. */
export function periodTo(today: string, days: PeriodDays): Period {
  const from = addDays(today, 1 - days)
  return { from, to: today, previous: { from: addDays(from, -days), to: addDays(from, -1) } }
}

/** A longer period is drawn by weeks, so that a weekend is no dip. */
const LONGEST_BY_DAY = 30
const WEEK = 7

/**
 * The days of a period in the pieces that a chart draws: days, or weeks that end today, the oldest of which is a day
 * shorter or longer, so that every day is in one.
 */
export function piecesOf(today: string, days: PeriodDays): Span[] {
  const { from } = periodTo(today, days)
  const length = days > LONGEST_BY_DAY ? WEEK : 1
  const count = Math.round(days / length)
  return Array.from({ length: count }, (_, at) => {
    const to = addDays(today, -length * (count - 1 - at))
    return { from: at === 0 ? from : addDays(to, 1 - length), to }
  })
}

/** How much more than before, in whole per cent; undefined without a before. */
export const changePercent = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) * 100) / before)
