import { createPostgresBackend, Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, describe, expect, test } from 'vitest'
import { makeQueue, migrateQueue, QUEUE, queuePool } from '#core/jobs/queue.ts'
import { dropJob, failedJobs, retryJob, retryJobs } from '#core/operations/failed-jobs.ts'
import { operationsView } from '#core/operations/overview.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { redisServer, withoutRedis } from '#tests/support/faults.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
afterAll(() => base.close())
const admin = asAdmin(await makeContact(base), ['support'])
const eventId = '01a2b3c4-0000-7000-8000-000000000001'

type Kit = { ctx: typeof base; fail(name: string): Promise<void>; work(): Promise<string[]>; close(): Promise<void> }

async function onPostgres(): Promise<Kit> {
  await migrateQueue(pool)
  const place = queuePool(url, () => {})
  const queue = new Queue(QUEUE, { connection: place }, createPostgresBackend)
  const worker = (work: () => Promise<void>) =>
    new Worker(QUEUE, work, { connection: place, autorun: false }, createPostgresBackend)
  return kit(
    makeQueue({ databaseUrl: url }, () => {}),
    queue,
    worker,
    () => place.end(),
  )
}

async function onRedis(): Promise<Kit> {
  const server = await redisServer()
  const redis = new Redis(server.url, { maxRetriesPerRequest: null })
  const queue = new Queue(QUEUE, { connection: redis })
  const worker = (work: () => Promise<void>) => new Worker(QUEUE, work, { connection: redis, autorun: false })
  const jobs = makeQueue({ redisUrl: server.url }, () => {})
  return kit(jobs, queue, worker, async () => {
    redis.disconnect()
    await server.kill()
  })
}

/** Jobs that fail for good at their first try, and a worker that works off what waits. */
function kit(
  jobs: ReturnType<typeof makeQueue>,
  queue: Pick<Queue, 'add' | 'close'>,
  makeWorker: (work: () => Promise<void>) => Pick<Worker, 'getNextJob' | 'close' | 'waitUntilReady'>,
  end: () => Promise<unknown>,
): Kit {
  const worker = makeWorker(async () => {})
  const token = 'a token of a test'
  const next = async () => {
    await worker.waitUntilReady()
    return worker.getNextJob(token, { block: false })
  }
  return {
    ctx: { ...base, jobs: { ...jobs, added: [] } },
    fail: async (name) => {
      await queue.add(name, { eventId }, { attempts: 1 })
      const job = await next()
      await job?.moveToFailed(new Error('could not write to +27821234567'), token)
    },
    work: async () => {
      const names: string[] = []
      for (let job = await next(); job; job = await next()) {
        names.push(job.name)
        await job.moveToCompleted(undefined, token, false)
      }
      return names.sort()
    },
    close: async () => {
      await worker.close()
      await queue.close()
      await jobs.close()
      await end()
    },
  }
}

describe.each([
  ['PostgreSQL', onPostgres, false],
  ['Redis', onRedis, withoutRedis],
] as const)('failed jobs on %s', (_, open, isMissing) => {
  test.skipIf(isMissing)(
    'are listed with ids and a masked reason, tried again, all of a kind at once, or dropped',
    async () => {
      const { ctx, fail, work, close } = await open()
      for (const name of ['event', 'event', 'mail', 'push']) await fail(name)
      const { jobs } = await failedJobs(ctx, admin, {})
      expect(jobs.map(({ name }) => name).sort()).toEqual(['event', 'event', 'mail', 'push'])
      const mail = jobs.find(({ name }) => name === 'mail')
      expect(mail).toMatchObject({ ids: { eventId }, attempts: 1 })
      expect(mail?.reason).not.toContain('27821234567')
      const { queue } = await operationsView(ctx, admin)
      expect(queue.total).toMatchObject({ waiting: 0, failed: 4 })
      expect(queue.jobs.find(({ name }) => name === 'event')).toMatchObject({ failed: 2 })

      await retryJob(ctx, admin, mail?.id ?? '')
      expect(await work()).toEqual(['mail'])
      expect(await retryJobs(ctx, admin, 'event')).toEqual({ jobs: 2 })
      expect(await work()).toEqual(['event', 'event'])
      const push = (await failedJobs(ctx, admin, { name: 'push' })).jobs[0]
      await dropJob(ctx, admin, push?.id ?? '')
      expect(await work()).toEqual([])
      expect((await failedJobs(ctx, admin, {})).jobs).toEqual([])
      await expect(retryJob(ctx, admin, push?.id ?? '')).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
      await close()
    },
  )
})
