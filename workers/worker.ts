import { setTimeout as pause } from 'node:timers/promises'
import { createPostgresBackend, type Job, Worker } from 'bullmq'
import type { Context } from '#core/context.ts'
import type { JobPayload } from '#core/jobs/jobs.ts'
import { openWorkerRedis, QUEUE, queuePlace, queuePool } from '#core/jobs/queue.ts'
import { countJob } from '#core/process/metrics.ts'
import { fetchFiles } from '#core/threads/files/fetch-files.ts'
import { runImport } from '#core/tyres/imports/run-import.ts'
import { startClocks } from './clocks.ts'
import { handleEvent } from './handlers/event.ts'
import { checkTemplates } from './handlers/templates.ts'
import { makeSenders, type Senders } from './senders/senders.ts'

/**
 * A job is tried once, as it only nudges: if it fails or its process ends, a clock finds the row. A queue that was away is
 * asked again within a second; an ending may have to wait as long.
 */
const options = {
  concurrency: 16,
  lockDuration: 30_000,
  stalledInterval: 15_000,
  maxStalledCount: 0,
  runRetryDelay: 1_000,
}

/** Works off the queue and runs the clocks. Stopping finishes running work and takes nothing new. */
export async function startWorkers(ctx: Context): Promise<{ stop(): Promise<void> }> {
  const senders = makeSenders(ctx)
  const clocks = startClocks(ctx, senders)
  const running = new Set<Promise<void>>()
  const work = (job: Job): Promise<void> => {
    const turn = counted(ctx, job, handle(ctx, senders, job)).finally(() => {
      running.delete(turn)
      // Whoever still waits after it, as of the pace, is the clock's.
      if (job.name === 'whatsapp') clocks.wake('whatsapp')
    })
    running.add(turn)
    return turn
  }
  const onError = (error: Error) => ctx.log.warn({ why: error.message }, 'queue not reached; the sweeps go on')
  const open = openQueue(ctx, work, onError)
  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await Promise.all([clocks.stop(), open.stop(running)])
    senders.mail.close()
  }
  return {
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

type Work = (job: Job) => Promise<void>
type OpenQueue = { stop(running: ReadonlySet<Promise<void>>): Promise<void> }

function openQueue({ config }: Context, work: Work, onError: (error: Error) => void): OpenQueue {
  const place = queuePlace(config)
  return 'redisUrl' in place ? openRedis(place.redisUrl, work, onError) : openPostgres(place.databaseUrl, work, onError)
}

function openRedis(redisUrl: string, work: Work, onError: (error: Error) => void): OpenQueue {
  const redis = openWorkerRedis(redisUrl, onError)
  const worker = new Worker(QUEUE, work, { ...options, connection: redis })
  worker.on('error', onError)
  return {
    stop: async (running) => {
      // A worker that closes would wait for a Redis that is away; the jobs in hand do not need one.
      const away = redis.status !== 'ready'
      if (away) {
        await Promise.allSettled(running)
        redis.disconnect()
      }
      await worker.close(away)
      redis.disconnect()
    },
  }
}

/**
 * A worker whose first connection fails would try again without a pause for ever, so it runs only once it is connected.
 */
function openPostgres(databaseUrl: string, work: Work, onError: (error: Error) => void): OpenQueue {
  const pool = queuePool(databaseUrl, onError)
  const stopping = new AbortController()
  const open = async (): Promise<{ close(): Promise<void> } | undefined> => {
    while (!stopping.signal.aborted) {
      const settings = { ...options, autorun: false, connection: pool }
      const worker = new Worker(QUEUE, work, settings, createPostgresBackend)
      worker.on('error', onError)
      try {
        await worker.waitUntilReady()
        worker.run().catch(onError)
        return worker
      } catch {
        await worker.close(true).catch(onError)
        await pause(options.runRetryDelay, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    return undefined
  }
  const opened = open()
  return {
    stop: async () => {
      stopping.abort()
      await (await opened)?.close()
      await pool.end()
    },
  }
}

async function counted({ log }: Context, { name }: Job, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    countJob(name, 'failed')
    log.warn({ err: error, job: name }, 'a nudge came to nothing; a clock tries the row')
    throw error
  }
  countJob(name, 'completed')
}

type AnyJob = { [Name in keyof JobPayload]: { name: Name; data: JobPayload[Name] } }[keyof JobPayload]

async function handle(ctx: Context, senders: Senders, job: Job): Promise<void> {
  const { name, data } = job as unknown as AnyJob
  switch (name) {
    case 'event':
      return handleEvent(ctx, data.eventId)
    case 'whatsapp':
      return senders.whatsapp.sendWaiting(data.contactId)
    case 'mail':
      return senders.mail.send(data.mailId)
    case 'files':
      return fetchFiles(ctx, senders.media, data)
    case 'push':
      return senders.push.send(data.pushId)
    case 'webhook':
      return senders.webhooks.send(data.deliveryId)
    case 'templates':
      return void (await checkTemplates(ctx, senders.whatsapp.client))
    case 'import':
      return runImport(ctx, data.importId)
  }
}
