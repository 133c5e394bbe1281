const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How long ago an instant was: 'just now', '5 minutes', '3 hours', '2 days'. */
export function howLong(since: string, now = Date.now()): string {
  const ms = now - Date.parse(since)
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return many(Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return many(Math.floor(ms / HOUR_MS), 'hour')
  return many(Math.floor(ms / DAY_MS), 'day')
}
