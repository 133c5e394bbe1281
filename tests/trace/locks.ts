import pg from 'pg'
import type { Span } from './spans.ts'

const EVERY_MS = 4

/** Looks every few milliseconds which session waits for a lock, and who holds it. */
export async function watchLocks(databaseUrl: string): Promise<{ spans(): Span[]; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const waits = new Map<string, Span>()
  let stopped = false
  const look = async (): Promise<void> => {
    while (!stopped) {
      const at = performance.now()
      const { rows } = await client.query<{ pid: number; what: string; by: number[] }>(
        `select pid, wait_event as what, pg_blocking_pids(pid) as by from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      )
      for (const { pid, what, by } of rows) {
        const key = `${pid} ${what} ${by}`
        const known = waits.get(key)
        const text = `${what} held by ${by.map((one) => `#${one}`).join(', ')}`
        if (known) known.ended = performance.now()
        else waits.set(key, { what: 'lock', part: '', by: '', text, session: pid, began: at, ended: performance.now() })
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  }
  const looking = look()
  return {
    spans: () => [...waits.values()],
    stop: async () => {
      stopped = true
      await looking
      await client.end()
    },
  }
}
