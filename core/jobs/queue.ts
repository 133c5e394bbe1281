import { createPostgresBackend, Queue, runMigrations } from 'bullmq'
import { Redis } from 'ioredis'
import type { Pool } from '#db/client.ts'
import type { JobQueue } from './jobs.ts'

export const QUEUE = 'spoor'
const SCHEMA = 'bullmq'

/** Where the queue lives: Redis when an address is given, else the tables of BullMQ in our PostgreSQL. */
export type QueuePlace = { redisUrl: string } | { databaseUrl: string }

export const queuePlace = (config: { redisUrl?: string | undefined; databaseUrl: string }): QueuePlace =>
  config.redisUrl ? { redisUrl: config.redisUrl } : { databaseUrl: config.databaseUrl }

const options = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: { age: 7 * 24 * 3600, count: 1000 },
} as const

export function makeQueue(place: QueuePlace, onError: (error: Error) => void): JobQueue {
  const queue = openQueue(place)
  queue.on('error', onError)
  return {
    add: async (name, payload) => {
      await queue.add(name, payload, options)
    },
    close: () => queue.close(),
  }
}

/** A producer gives up after one try, so that nobody's request waits for a queue that is away. */
export const openQueue = (place: QueuePlace) =>
  'redisUrl' in place
    ? new Queue(QUEUE, { connection: new Redis(place.redisUrl, { maxRetriesPerRequest: 1 }) })
    : new Queue(QUEUE, { connection: pgConnection(place.databaseUrl) }, createPostgresBackend)

export const pgConnection = (databaseUrl: string) => ({ connectionString: databaseUrl, schema: SCHEMA, max: 4, keepAlive: true })

/** Brings the queue's own tables to the newest form; nothing to do on Redis. */
export async function migrateQueue(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await runMigrations(client, SCHEMA)
  } finally {
    client.release()
  }
}
