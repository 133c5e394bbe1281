const zone = 'Africa/Johannesburg'
const clock = new Intl.DateTimeFormat('en-ZA', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone })
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
const written = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })

export const timeOf = (at: string): string => clock.format(new Date(at))
export const dayOf = (at: string): string => calendar.format(new Date(at))

/** Today, Yesterday, Monday 16 November. */
export function dayName(day: string, today = new Date()): string {
  if (day === calendar.format(today)) return 'Today'
  if (day === calendar.format(new Date(today.getTime() - 24 * 3600 * 1000))) return 'Yesterday'
  return written.format(new Date(`${day}T12:00:00Z`))
}
