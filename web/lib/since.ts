const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** 'Just now' under a minute, then '5m ago', '3h ago', '2d ago'. */
export function ageWords(from: Date, now: Date): string {
  const passed = now.getTime() - from.getTime()
  if (passed < MINUTE_MS) return 'Just now'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}m ago`
  return passed < DAY_MS ? `${Math.floor(passed / HOUR_MS)}h ago` : `${Math.floor(passed / DAY_MS)}d ago`
}

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How long ago an instant was: 'just now', '5 minutes', '3 hours', '2 days'. */
export function howLong(since: string, now = Date.now()): string {
  const ms = now - Date.parse(since)
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return many(Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return many(Math.floor(ms / HOUR_MS), 'hour')
  return many(Math.floor(ms / DAY_MS), 'day')
}

/** '5 min', '3 h', '2 days': how long it is since then. */
export function sinceWords(instant: string, now = Date.now()): string {
  const ms = Math.max(0, now - Date.parse(instant))
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`
  return `${Math.floor(ms / DAY_MS)} days`
}
