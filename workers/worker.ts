import { createPostgresBackend, type Job, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Context } from '#core/context.ts'
import type { JobPayload } from '#core/jobs/jobs.ts'
import { pgConnection, QUEUE, queuePlace } from '#core/jobs/queue.ts'
import { startClocks } from './clocks.ts'
import { handleEvent } from './handlers/event.ts'
import { makeSenders, type Senders } from './senders/senders.ts'

const options = { concurrency: 16, lockDuration: 30_000, stalledInterval: 15_000, maxStalledCount: 5 }

/** Works off the queue and turns the clocks, until it is stopped: then what runs is finished and nothing new is taken. */
export async function startWorkers(ctx: Context): Promise<{ stop(): Promise<void> }> {
  const senders = makeSenders(ctx)
  const place = queuePlace(ctx.config)
  const work = (job: Job) => handle(ctx, senders, job)
  const redis = 'redisUrl' in place ? new Redis(place.redisUrl, { maxRetriesPerRequest: null }) : undefined
  const worker =
    'redisUrl' in place && redis
      ? new Worker(QUEUE, work, { ...options, connection: redis })
      : new Worker(QUEUE, work, { ...options, connection: pgConnection(ctx.config.databaseUrl) }, createPostgresBackend)
  const onError = (error: Error) => ctx.log.warn({ err: error }, 'queue not reached; the sweeps go on')
  worker.on('error', onError)
  redis?.on('error', onError)
  const clocks = startClocks(ctx, senders)
  return {
    stop: async () => {
      await Promise.all([clocks.stop(), worker.close()])
      senders.mail.close()
      redis?.disconnect()
    },
  }
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
  }
}
