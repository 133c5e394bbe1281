import { manyLowStock } from '../prices/stock.ts'

/** What a shop's eight cards and three insights say of their figures. */
export type Tone = 'good' | 'fair' | 'poor'

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
