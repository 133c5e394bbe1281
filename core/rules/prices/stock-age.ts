import { localDate } from '../time/time.ts'

const msPerDay = 86_400_000
/** What a shop confirmed longer ago says nothing of today's shelves. */
const DAYS_TOLD = 60

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / msPerDay)

/** 'today', 'yesterday', '3 days ago', by the calendar of Johannesburg. */
export function agoInDays(at: string, now: Date): string {
  const days = daysBetween(localDate(new Date(at)), localDate(now))
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** 'Stock confirmed 3 days ago'; undefined if the shop never confirmed it, or too long ago. */
export function stockConfirmedWords(at: string | null, now: Date): string | undefined {
  if (at === null || daysBetween(localDate(new Date(at)), localDate(now)) > DAYS_TOLD) return undefined
  return `Stock confirmed ${agoInDays(at, now)}`
}
