const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** '40 min', '3 h', '2 days'. */
export function spanWords(ms: number): string {
  const span = Math.max(0, ms)
  if (span < HOUR_MS) return `${Math.max(1, Math.round(span / MINUTE_MS))} min`
  if (span < DAY_MS) return `${Math.floor(span / HOUR_MS)} h`
  const days = Math.floor(span / DAY_MS)
  return days === 1 ? '1 day' : `${days} days`
}

type Clock = { waitingSince: string | null; answerBy: string | null }

/** How long the driver has waited and whether that is longer than the shop promises; undefined if nobody waits. */
export function waitingWords({ waitingSince, answerBy }: Clock, now: number) {
  if (!waitingSince) return undefined
  const waits = `Waits ${spanWords(now - Date.parse(waitingSince))}`
  const isLate = answerBy !== null && Date.parse(answerBy) < now
  return { isLate, waits }
}
