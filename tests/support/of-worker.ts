import type { Pool } from '#db/client.ts'

export type TestPools = { pool: Pool; asidePool: Pool }

/** What a worker keeps for all its files: this module alone of those of tests is not loaded anew for each. */
export const ofWorker: {
  databaseUrl?: string
  /** Connections to it. A new one knows nothing of tables and statements, which costs more than most of what is asked. */
  pools?: TestPools
  /** The names of prepared statements, by their texts. */
  statements: Map<string, string>
} = { statements: new Map() }

/** What PostgreSQL calls those connections. */
export const KEPT = 'kept by a worker'
