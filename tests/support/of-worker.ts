import type { TestPools } from './context.ts'

/** What a worker keeps for all its files, whose modules of tests are loaded anew for each. */
type OfWorker = {
  databaseUrl?: string
  /** Connections to it. A new one knows nothing of tables and statements, which costs more than most of what is asked. */
  pools?: TestPools
  /** The names of prepared statements, by their texts. */
  statements: Map<string, string>
}

declare global {
  var ofTestWorker: OfWorker | undefined
}

globalThis.ofTestWorker ??= { statements: new Map() }
export const ofWorker: OfWorker = globalThis.ofTestWorker

/** What PostgreSQL calls those connections. */
export const KEPT = 'kept by a worker'
