export type JobCounts = { waiting: number; active: number; delayed: number }

export type QueueState = {
  total: JobCounts
  /** Of the oldest thousand in each state. */
  byName: Record<string, JobCounts>
  /** A state holds more jobs than were looked at. */
  capped: boolean
  oldestWaiting: Date | undefined
}

/** What an admin sees of the queue, whichever place it lives in. It keeps nothing that failed: its rows are elsewhere. */
export type QueueDesk = {
  place: 'redis' | 'postgres'
  /** Throws while the queue is away. */
  state(): Promise<QueueState>
}
