import type { Job, Queue } from 'bullmq'
import type { JobCounts, QueueDesk, QueueState } from './desk.ts'

/** Jobs are nudges, so there are few; with more of them the counts by name are of the oldest. */
const MAX_SEEN = 1_000
const states = ['waiting', 'active', 'delayed'] as const
/** As far as both kinds of queue have it in common. */
type Asked = Pick<Queue, 'getJobs' | 'getJobCounts'>
const none: JobCounts = { waiting: 0, active: 0, delayed: 0 }

/** The same for BullMQ on Redis and on PostgreSQL. */
export const queueDesk = (place: QueueDesk['place'], queue: Asked, stands: () => boolean): QueueDesk => ({
  place,
  state: async () => {
    if (!stands()) throw new Error('the queue is away')
    return stateOf(queue)
  },
})

async function stateOf(queue: Asked): Promise<QueueState> {
  const counts = await queue.getJobCounts(...states)
  const byName: Record<string, JobCounts> = {}
  let oldest: number | undefined
  for (const state of states) {
    const jobs: Job[] = await queue.getJobs([state], 0, MAX_SEEN - 1, true)
    for (const { name, timestamp } of jobs) {
      const of = byName[name] ?? { ...none }
      byName[name] = { ...of, [state]: of[state] + 1 }
      if (state === 'waiting' && (oldest === undefined || timestamp < oldest)) oldest = timestamp
    }
  }
  const total = { ...none, ...counts }
  return {
    total: { waiting: total.waiting, active: total.active, delayed: total.delayed },
    byName,
    capped: states.some((state) => total[state] > MAX_SEEN),
    oldestWaiting: oldest === undefined ? undefined : new Date(oldest),
  }
}
