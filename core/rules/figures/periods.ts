import { manyLowStock } from '../prices/stock.ts'
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

/** What a shop's eight cards and three insights say of their figures. */
type Tone = 'good' | 'fair' | 'poor'

/** Completed bookings over all bookings of the same time, in per cent with one decimal; 0 if there are none. */
export const conversionPercent = (completed: number, bookings: number): number =>
  bookings === 0 ? 0 : Math.round((completed * 1000) / bookings) / 10

export const conversionTone = (percent: number): Tone => (percent > 75 ? 'good' : percent > 50 ? 'fair' : 'poor')

/** So many low listings that the card says it in red. */
export const isLowOnMuch = (lowStock: number): boolean => lowStock > manyLowStock

/** Stands in for sales that nobody counted: what a shelf of 100 lacks, at the price of today. */
export const fullShelf = 100

export const inventoryInsight = (listings: number): 'Strong' | 'Good' | 'Low' =>
  listings > 100 ? 'Strong' : listings > 50 ? 'Good' : 'Low'

export const isTrendUp = (listings: number): boolean => listings > 50

export const conversionInsight = (percent: number): 'Excellent' | 'Good' | 'Needs improvement' =>
  percent > 75 ? 'Excellent' : percent > 50 ? 'Good' : 'Needs improvement'

export const dealsInsight = (activeDeals: number): 'Many' | 'Some' | 'No' =>
  activeDeals > 3 ? 'Many' : activeDeals > 0 ? 'Some' : 'No'

/** Sizes that people ask for near a shop: within so many kilometres, over so many days. */
export const wantedWithinKm = 20

export const wantedDays = 30

/** Fewer could be recognised. */
export const fewestWhoAsk = 3
