import type { JobName } from '../rules/operations/job-names.ts'

/** A job that failed for good, with the ids of its payload. */
export type FailedJob = {
  id: string
  name: string
  ids: Record<string, string>
  reason: string
  attempts: number
  failedAt: Date | undefined
}

export type JobCounts = { waiting: number; active: number; delayed: number; failed: number }

export type QueueState = {
  total: JobCounts
  /** Of the oldest thousand in each state. */
  byName: Record<string, JobCounts>
  /** A state holds more jobs than were looked at. */
  capped: boolean
  oldestWaiting: Date | undefined
}

/** What an admin sees of the queue and does with what failed, whichever place it lives in. */
export type QueueDesk = {
  place: 'redis' | 'postgres'
  state(): Promise<QueueState>
  /** The newest first. */
  failed(wish: { name?: JobName | undefined; from: number; count: number }): Promise<FailedJob[]>
  /** Undefined if it is not among the failed ones any more. */
  retry(id: string): Promise<FailedJob | undefined>
  /** Returns how many. */
  retryAll(name: JobName): Promise<number>
  drop(id: string): Promise<FailedJob | undefined>
}
