import type { FiguresOfSpan } from '#core/contracts/seller/analytics.ts'
import { shortDay } from '#web/lib/dates.ts'

/** 1 234 */
export const count = (number: number): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, ' ')

/** 35 min, 2 h 5 min. */
export function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** 50.0 % */
export const percentWords = (percent: number): string => `${percent.toFixed(1)} %`

/** '18 Nov' */
export const dayShort = (date: string): string => shortDay(date).slice(4)

/** '18 Nov', or '12 Nov to 18 Nov'; with the years if they are two. */
export function spanWords({ from, to }: Pick<FiguresOfSpan, 'from' | 'to'>): string {
  if (from === to) return dayShort(from)
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last
    ? `${dayShort(from)} to ${dayShort(to)}`
    : `${dayShort(from)} ${first} to ${dayShort(to)} ${last}`
}

/** A value in its words, or that there is none. */
export const valueWords = (value: number | null, words: (value: number) => string): string =>
  value === null ? '–' : words(value)
