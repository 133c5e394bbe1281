import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from '#core/config.ts'
import type { Clock, Context, Nudge } from '#core/context.ts'
import type { JobQueue, QueueDesk } from '#core/jobs/jobs.ts'
import { makeLimits } from '#core/process/limits.ts'
import { makeDb, makePool, type Pool } from '#db/client.ts'
import { traced } from '#db/traced-client.ts'
import { KEPT, ofWorker, type TestPools } from './of-worker.ts'
import { PreparedClient } from './prepared-client.ts'

export type TestClock = Clock & { set(at: Date | string): void; advance(milliseconds: number): void }
export type RecordingJobs = JobQueue & { added: Nudge[] }
export type TestContext = Context & {
  clock: TestClock
  jobs: RecordingJobs
  pool: Pool
  asidePool: Pool
  close(): Promise<void>
}

/** Wednesday 18 November 2026, 09:00 in Johannesburg. */
export const wednesdayMorning = new Date('2026-11-18T07:00:00Z')

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000

type Wanted = {
  databaseUrl: string
  now?: Date | string
  /** Connections at once. */
  connections?: number
  config?: Partial<Config>
  /** Of others, which go on with them afterwards. */
  pools?: TestPools | undefined
}

export const makeTestPools = (databaseUrl: string, connections = 10): TestPools => ({
  pool: preparing(makePool(databaseUrl, () => {}, connections)),
  asidePool: preparing(makePool(databaseUrl, () => {}, 2)),
})

/** The worker's, if the database is. Whoever ends them gets others. */
function poolsOfWorker(databaseUrl: string): TestPools | undefined {
  if (databaseUrl !== ofWorker.databaseUrl) return
  if (!ofWorker.pools || ofWorker.pools.pool.ending || ofWorker.pools.asidePool.ending) {
    const url = new URL(databaseUrl)
    url.searchParams.set('application_name', KEPT)
    ofWorker.pools = makeTestPools(url.href)
  }
  return ofWorker.pools
}

/** Unless statements are traced, which takes a client of its own. */
const preparing = (pool: Pool): Pool => (traced.hasSubscribers ? pool : Object.assign(pool, { Client: PreparedClient }))

/**
 * A context over a real database with a clock that stands still until it is set, repeatable randomness, a silent log,
 * and a queue that only remembers what was added. Close it when done.
 */
export function makeTestContext({
  databaseUrl,
  now = wednesdayMorning,
  connections,
  config,
  pools,
}: Wanted): TestContext {
  const kept = pools ?? (connections === undefined ? poolsOfWorker(databaseUrl) : undefined)
  const { pool, asidePool } = kept ?? makeTestPools(databaseUrl, connections)
  return {
    db: makeDb(pool),
    aside: makeDb(asidePool),
    jobs: recordingJobs(),
    limits: makeLimits({ pool: asidePool, secret: 'limits of a test' }),
    clock: standingClock(now),
    log: pino({ level: 'silent' }),
    config: { ...testConfig(databaseUrl), ...config },
    random: repeatableRandom(20_261_118),
    pool,
    asidePool,
    close: async () => {
      if (!kept) await Promise.all([pool.end(), asidePool.end()])
    },
  }
}

export function standingClock(start: Date | string): TestClock {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to)
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds)
    },
  }
}

/** Nothing waits. */
const noJobs: QueueDesk = {
  place: 'postgres',
  state: async () => ({
    total: { waiting: 0, active: 0, delayed: 0 },
    byName: {},
    capped: false,
    oldestWaiting: undefined,
  }),
}

export function recordingJobs(): RecordingJobs {
  const added: Nudge[] = []
  return {
    added,
    desk: noJobs,
    add: async (name, payload) => {
      added.push({ name, payload } as Nudge)
    },
    close: async () => {},
  }
}

/** The mulberry32 sequence: the same numbers for the same seed. */
export function repeatableRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const testConfig = (databaseUrl: string): Config => ({
  production: false,
  port: 3000,
  host: '127.0.0.1',
  publicUrl: 'https://spoor.test',
  trustedProxies: 0,
  databaseUrl,
  databaseDirectUrl: undefined,
  dataDir: join(tmpdir(), 'spoor-data-of-tests'),
  storageUrl: undefined,
  redisUrl: undefined,
  twilio: {
    simulated: true,
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'a-token-for-tests',
    whatsappNumber: '+27600123456',
    messagingServiceSid: undefined,
    dailyBudget: 250,
    codesPerHour: 600,
    acceptsNewIds: false,
    codeCountries: ['ZA', 'NA', 'BW', 'LS', 'SZ', 'ZW', 'MZ'],
    syncTemplates: false,
    apiBaseUrl: 'http://127.0.0.1:1',
  },
  mail: { smtpUrl: undefined, from: 'Spoor <spoor@localhost>' },
  push: { keys: undefined, serviceUrl: 'http://127.0.0.1:1' },
  map: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles of a test' },
  reader: undefined,
  otlp: undefined,
  drainDelayMs: 0,
  authSecret: 'a secret for tests that is long enough to sign with',
  seed: 'none',
  logLevel: 'silent',
})
