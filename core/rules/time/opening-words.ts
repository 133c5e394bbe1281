import { nextOpening, type ShopHours } from './opening-hours.ts'
import { addDays, localDate, localTime, weekdayOf } from './time.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** A weekday alone means the next one of its name. */
const aWeek = 6

/** 'Opens 13:00' today, 'Opens Mon 08:00' within a week, else 'Opens 2 Jan 08:00'; null without an opening ahead. */
export function opensText(hours: ShopHours, now: Date): string | null {
  const opening = nextOpening(hours, now)
  if (!opening) return null
  const date = localDate(opening)
  return ['Opens', dayText(date, localDate(now)), localTime(opening)].filter(Boolean).join(' ')
}

function dayText(date: string, today: string): string | undefined {
  if (date === today) return undefined
  if (date <= addDays(today, aWeek)) return weekdays[weekdayOf(date) - 1]
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]}`
}
