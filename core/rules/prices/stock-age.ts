const msPerDay = 86_400_000
/** South Africa's clock is as far ahead of UTC all year; a library of time zones is too large for an offer's card. */
const aheadMs = 2 * 60 * 60 * 1000
/** What a shop confirmed longer ago says nothing of today's shelves. */
const DAYS_TOLD = 60

const dayOf = (at: number): number => Math.floor((at + aheadMs) / msPerDay)
const daysSince = (at: string, now: Date): number => dayOf(now.getTime()) - dayOf(Date.parse(at))

/** 'today', 'yesterday', '3 days ago', by the calendar of Johannesburg. */
export function agoInDays(at: string, now: Date): string {
  const days = daysSince(at, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** How many days ago the shop confirmed its stock; undefined if it never did, or too long ago. */
export function stockConfirmedDays(at: string | null, now: Date): number | undefined {
  if (at === null) return undefined
  const days = Math.max(0, daysSince(at, now))
  return days > DAYS_TOLD ? undefined : days
}

/** 'Stock confirmed 3 days ago'; undefined if the shop never confirmed it, or too long ago. */
export const stockConfirmedWords = (at: string | null, now: Date): string | undefined =>
  at === null || stockConfirmedDays(at, now) === undefined ? undefined : `Stock confirmed ${agoInDays(at, now)}`
