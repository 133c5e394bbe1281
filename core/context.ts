import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { Config } from './config.ts'
import type { JobName, JobPayload, JobQueue } from './jobs/jobs.ts'
import type { Limits } from './limits.ts'

export type Nudge = { [Name in JobName]: { name: Name; payload: JobPayload[Name] } }[JobName]

/**
 * Everything that a use-case needs from outside. Each process builds one by hand; a transaction gets one of its own.
 */
export type Context = {
  db: Db
  /**
   * A few connections of their own, for single statements that stand outside of the running transaction. On the
   * connections of `db` such a statement could wait for transactions that themselves wait for one.
   */
  aside: Db
  jobs: JobQueue
  limits: Limits
  clock: Clock
  log: Logger
  config: Config
  /** A number from 0 up to 1. */
  random: () => number
  /** The browser that asks, as the wire tells; undefined in the chat and for our own clocks. */
  asker?: { address: string; userAgent: string | undefined }
  /** What all of this began with: the MessageSid of a person's message, or the id of a request. */
  traceId?: string | undefined
  /** Jobs that wait for the commit of the running transaction; undefined outside of one. */
  nudges?: Nudge[]
  /** What happens now can be undone by this step until then, so nothing follows from it before. */
  holds?: { undoId: string; until: Date }
}

export type Clock = { now(): Date }
export const systemClock: Clock = { now: () => new Date() }
