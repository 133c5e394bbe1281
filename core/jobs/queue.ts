import { createPostgresBackend, Queue, runMigrations } from 'bullmq'
import { makePool, type Pool } from '#db/client.ts'
import type { JobQueue } from './jobs.ts'
import { queueDesk } from './queue-desk.ts'
import { openRedis } from './redis.ts'

export const QUEUE = 'spoor'
const SCHEMA = 'bullmq'

/** Where the queue lives: Redis when an address is given, else the tables of BullMQ in our PostgreSQL. */
export type QueuePlace = { redisUrl: string } | { databaseUrl: string }

export const queuePlace = (config: { redisUrl?: string | undefined; databaseUrl: string }): QueuePlace =>
  config.redisUrl ? { redisUrl: config.redisUrl } : { databaseUrl: config.databaseUrl }

/** A job only nudges. What failed is tried again by the clock that finds its row, and kept there, not in the queue. */
const options = { attempts: 1, removeOnComplete: true, removeOnFail: true } as const

/** Fails at once if the queue is away: nobody's request waits for it, and a sweep finds the row. */
export function makeQueue(place: QueuePlace, onError: (error: Error) => void): JobQueue {
  const connection = queueConnection(place, onError)
  const queue = connection.open()
  queue.on('error', onError)
  return {
    desk: queueDesk('redisUrl' in place ? 'redis' : 'postgres', queue, connection.stands),
    add: async (name, payload) => {
      if (!connection.stands()) throw new Error('the queue is away')
      await queue.add(name, payload, options)
    },
    close: async () => {
      await queue.close()
      await connection.end()
    },
  }
}

function queueConnection(place: QueuePlace, onError: (error: Error) => void) {
  if ('redisUrl' in place) {
    const redis = openRedis(place.redisUrl, onError)
    return {
      open: () => new Queue(QUEUE, { connection: redis }),
      stands: () => redis.status === 'ready',
      end: async () => redis.disconnect(),
    }
  }
  const pool = queuePool(place.databaseUrl, onError)
  return {
    open: () => new Queue(QUEUE, { connection: pool }, createPostgresBackend),
    stands: () => true,
    end: () => pool.end(),
  }
}

/**
 * Connections for BullMQ, which finds its tables by the search path. A pool that BullMQ made itself would end the
 * process when a connection in use is cut.
 */
export function queuePool(databaseUrl: string, onError: (error: Error) => void): Pool {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${SCHEMA}`)
  return makePool(url.href, onError, 5)
}

/** Brings the queue's own tables to the newest form; nothing to do on Redis. */
export async function migrateQueue(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await runMigrations(client, SCHEMA)
  } finally {
    client.release()
  }
}
