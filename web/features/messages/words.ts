import type { ShopAnswers } from '#core/contracts/threads/messages.ts'
import type { ParticipantRole, ThreadType } from '#core/contracts/threads.ts'
import { brand } from '#core/rules/brand.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { shortDay } from '#web/lib/dates.ts'

/** Under a message with bank details, or with a demand for a deposit. */
export const neverTakesMoney = `${brand.name} never takes money; pay at the shop.`

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** 'Just now', minutes, hours, days up to seven, then a short date. */
export function ago(instant: string, now: Date): string {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < MINUTE_MS) return 'Just now'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} h ago`
  const days = Math.floor(passed / DAY_MS)
  if (days <= 7) return days === 1 ? '1 day ago' : `${days} days ago`
  return shortDay(localDate(new Date(instant)))
}

/** 'Today', 'Yesterday', or the day by its date. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : shortDay(day)
}

const MAX_SHOWN = 60
export const preview = (content: string): string => {
  const line = content.replace(/\s+/g, ' ')
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).trimEnd()}…` : line
}

/** A conversation is told from others by so many characters of its id. */
export const CHARACTERS_OF_ID = 8

export const subjectOf = ({ subject }: { subject: string | null }): string => subject || 'No Subject'

export const roleNames: Record<ParticipantRole, string> = { customer: 'Customer', business: 'Business', admin: 'Admin' }

export const typeNames: Record<ThreadType, string> = {
  general: 'General',
  booking: 'Booking',
  quote: 'Quote',
  support: 'Support',
}

/** 'Usually answers within 2 hours while open. Opens Mon 08:00'; empty if nothing can be said. */
export const answerWords = ({ usualMinutes, openNow, opensText }: ShopAnswers): string =>
  [
    usualMinutes !== null && `Usually answers within ${aboutSpan(usualMinutes)} while open.`,
    openNow ? 'Open now' : opensText,
  ]
    .filter(Boolean)
    .join(' ')

/** Rounded up, so that it is not said shorter than it is. */
function aboutSpan(minutes: number): string {
  if (minutes <= 15) return '15 minutes'
  if (minutes <= 30) return '30 minutes'
  if (minutes <= 60) return 'an hour'
  return `${Math.ceil(minutes / 60)} hours`
}
