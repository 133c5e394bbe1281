/**
 * The week in which a tyre was made, from the last four digits of its DOT code: 2319 is week 23 of 2019. Tyres made
 * before 2000 have three digits, which do not tell the decade, and are not read.
 */
export type DotDate = { week: number; year: number; ageYears: number }

/** Undefined if no week has the number or it lies ahead. Ages are in whole years. */
export function readDotDate(digits: string, now: Date): DotDate | undefined {
  if (!/^\d{4}$/.test(digits)) return undefined
  const week = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (week < 1 || week > 53) return undefined
  const made = Date.UTC(year, 0, 1 + (week - 1) * 7)
  if (made > now.getTime()) return undefined
  return { week, year, ageYears: Math.floor((now.getTime() - made) / (365.25 * 24 * 3_600_000)) }
}
