import type { Job, Queue } from 'bullmq'
import type { FailedJob, JobCounts, QueueDesk, QueueState } from './desk.ts'

/** Jobs are nudges, so there are few; with more of them the counts by name are of the oldest. */
const MOST_SEEN = 1_000
const states = ['waiting', 'active', 'delayed', 'failed'] as const
/** As far as both kinds of queue have it in common. */
type Asked = Pick<Queue, 'getJob' | 'getJobs' | 'getJobCounts'>
const none: JobCounts = { waiting: 0, active: 0, delayed: 0, failed: 0 }

/** The same calls for BullMQ on Redis and on PostgreSQL. Every call throws while the queue is away. */
export function queueDesk(place: QueueDesk['place'], queue: Asked, stands: () => boolean): QueueDesk {
  const reach = (): Asked => {
    if (!stands()) throw new Error('the queue is away')
    return queue
  }
  const failedJobs = () => reach().getJobs(['failed'], 0, MOST_SEEN - 1, false)
  const failedOne = async (id: string): Promise<Job | undefined> => {
    const job: Job | undefined = await reach().getJob(id)
    return job && (await job.isFailed()) ? job : undefined
  }
  return {
    place,
    state: () => stateOf(reach()),
    failed: async ({ name, from, count }) =>
      (await failedJobs())
        .filter((job) => name === undefined || job.name === name)
        .slice(from, from + count)
        .map(failedView),
    retry: async (id) => {
      const job = await failedOne(id)
      await job?.retry('failed', { resetAttemptsMade: true })
      return job && failedView(job)
    },
    retryAll: async (name) => {
      const jobs = (await failedJobs()).filter((job) => job.name === name)
      for (const job of jobs) await job.retry('failed', { resetAttemptsMade: true })
      return jobs.length
    },
    drop: async (id) => {
      const job = await failedOne(id)
      await job?.remove()
      return job && failedView(job)
    },
  }
}

async function stateOf(queue: Asked): Promise<QueueState> {
  const counts = await queue.getJobCounts(...states)
  const byName: Record<string, JobCounts> = {}
  let oldest: number | undefined
  for (const state of states) {
    const jobs: Job[] = await queue.getJobs([state], 0, MOST_SEEN - 1, true)
    for (const { name, timestamp } of jobs) {
      const of = byName[name] ?? { ...none }
      byName[name] = { ...of, [state]: of[state] + 1 }
      if (state === 'waiting' && (oldest === undefined || timestamp < oldest)) oldest = timestamp
    }
  }
  const total = { ...none, ...counts }
  return {
    total: { waiting: total.waiting, active: total.active, delayed: total.delayed, failed: total.failed },
    byName,
    capped: states.some((state) => total[state] > MOST_SEEN),
    oldestWaiting: oldest === undefined ? undefined : new Date(oldest),
  }
}

const failedView = ({ id, name, data, failedReason, attemptsMade, finishedOn }: Job): FailedJob => ({
  id: id ?? '',
  name,
  ids: idsOf(data),
  reason: failedReason,
  attempts: attemptsMade,
  failedAt: finishedOn === undefined ? undefined : new Date(finishedOn),
})

/** A payload holds ids and nothing else. */
const idsOf = (data: unknown): Record<string, string> =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).flatMap(([key, id]) => (typeof id === 'string' ? [[key, id]] : [])))
    : {}
