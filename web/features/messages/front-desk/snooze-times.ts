import { addDays, localDate, weekdayOf } from '#core/rules/time/time.ts'

const HOUR_MS = 60 * 60 * 1000
const MONDAY = 1
const OPENS = '08:00'
/** South Africa keeps one time all year. */
const morningOf = (day: string): Date => new Date(`${day}T${OPENS}:00+02:00`)

/** Until when a conversation may sleep, in words and as an instant. */
export function snoozeTimes(now: Date): { name: string; until: Date }[] {
  const today = localDate(now)
  const tomorrow = addDays(today, 1)
  const toMonday = (8 - weekdayOf(today)) % 7 || 7
  const monday = addDays(today, toMonday)
  return [
    { name: 'For an hour', until: new Date(now.getTime() + HOUR_MS) },
    { name: 'For three hours', until: new Date(now.getTime() + 3 * HOUR_MS) },
    { name: `Until tomorrow, ${OPENS}`, until: morningOf(tomorrow) },
    ...(weekdayOf(tomorrow) === MONDAY ? [] : [{ name: `Until Monday, ${OPENS}`, until: morningOf(monday) }]),
    { name: 'For a week', until: morningOf(addDays(today, 7)) },
  ]
}
