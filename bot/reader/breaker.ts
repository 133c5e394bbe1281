/** So many failures in a row, and nobody is asked for a while; then one more failure is enough. */
const FAILURES = 5
const PAUSE_MS = 60_000

export type Breaker = {
  isClosed(now: Date): boolean
  succeeded(): void
  failed(now: Date): void
}

/** Keeps people from waiting for a server that does not answer. */
export function makeBreaker(): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    isClosed: (now) => now.getTime() >= openUntil,
    succeeded: () => {
      failures = 0
    },
    failed: (now) => {
      failures++
      if (failures >= FAILURES) openUntil = now.getTime() + PAUSE_MS
    },
  }
}
