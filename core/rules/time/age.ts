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
