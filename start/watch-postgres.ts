import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freeMb, TOO_LITTLE_MB } from './disk-space.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

const LOOK_MS = 500
const PROBE_MS = 5_000
/** A server that answers nobody for so long hangs; recovering after a crash takes less. */
const SILENT_MS = 60_000
const MAX_RESTARTS = 5
/** One that has run for so long counts as well again. */
const STEADY_MS = 300_000

export type PostgresWatch = { stop(): Promise<void> }

type Watched = {
  postgres: EmbeddedPostgres
  folder: string
  says: (line: string) => void
  /** Ends the product: the server cannot be brought back. */
  giveUp: (why: string) => void
}

/**
 * Looks after the embedded server: one that was killed, has crashed or hangs is started again, later each time; when
 * that does not help, or the disk is nearly full, the product is told to end.
 */
export function watchPostgres(watched: Watched): PostgresWatch {
  const stopping = new AbortController()
  const watching = watch(watched, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) watched.giveUp(reason(error))
  })
  return {
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}

async function watch(watched: Watched, signal: AbortSignal): Promise<void> {
  const { postgres, folder } = watched
  let answeredAt = performance.now()
  let probedAt = performance.now()
  let startedAt = performance.now()
  let restarts = 0
  for (;;) {
    await pause(LOOK_MS, undefined, { signal })
    const free = freeMb(folder)
    if (free < TOO_LITTLE_MB) throw new Error(`the disk of ${folder} has only ${Math.floor(free)} MB left`)
    const now = performance.now()
    if (postgres.isAlive() && now - probedAt >= PROBE_MS) {
      probedAt = now
      if (await answers(postgres.url)) answeredAt = performance.now()
    }
    if (now - answeredAt < SILENT_MS && postgres.isAlive()) continue
    if (now - startedAt > STEADY_MS) restarts = 0
    restarts = await bringBack(watched, restarts, signal)
    startedAt = performance.now()
    answeredAt = startedAt
  }
}

/** Resolves with how many tries there have been by now, once the server runs. Throws why it does not. */
async function bringBack({ postgres, says }: Watched, before: number, signal: AbortSignal): Promise<number> {
  for (let tries = before + 1; ; tries++) {
    if (tries > MAX_RESTARTS) throw new Error(`PostgreSQL ended ${tries} times within minutes`)
    says(`PostgreSQL ${postgres.isAlive() ? 'does not answer' : 'has ended'}; starting it again`)
    await pause(LOOK_MS * 2 ** (tries - 1), undefined, { signal })
    try {
      await postgres.restart()
      says('PostgreSQL runs again')
      return tries
    } catch (error) {
      if (tries === MAX_RESTARTS) throw error
    }
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
