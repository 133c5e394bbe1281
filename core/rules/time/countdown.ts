export type TimeLeft = { text: string; endingSoon: boolean }

/** Johannesburg's, all year: without the tables of time zones, which every visitor would have to load. */
const offset = '+02:00'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The time until the end of a day in Johannesburg: '3 days 4 hours', '5 hours 20 min', '12 min'; undefined when it is
 * over.
 */
export function timeLeft(endsOn: string, now: Date): TimeLeft | undefined {
  const left = Date.parse(`${endsOn}T00:00:00${offset}`) + day - now.getTime()
  if (left <= 0) return undefined
  const [days, hours, minutes] = [
    Math.floor(left / day),
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
  ]
  if (days > 0) return { text: `${counted(days, 'day')} ${counted(hours, 'hour')}`, endingSoon: false }
  return {
    text: hours > 0 ? `${counted(hours, 'hour')} ${minutes} min` : `${Math.max(1, minutes)} min`,
    endingSoon: true,
  }
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
