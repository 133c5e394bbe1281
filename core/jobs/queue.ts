import { setTimeout as pause } from 'node:timers/promises'
import { createPostgresBackend, type Job, Queue, runMigrations } from 'bullmq'
import { Redis, type RedisOptions } from 'ioredis'
import { makePool, type Pool } from '#db/client.ts'
import { type Config, directUrl } from '../config.ts'
import type { JobCounts, JobQueue, QueueDesk, QueueState } from './jobs.ts'

export const QUEUE = 'spoor'
const SCHEMA = 'bullmq'

/** Where the queue lives: Redis when an address is given, else the tables of BullMQ in our PostgreSQL. */
type QueuePlace = { redisUrl: string } | { databaseUrl: string }

export const queuePlace = (config: Config): QueuePlace =>
  config.redisUrl ? { redisUrl: config.redisUrl } : { databaseUrl: directUrl(config) }

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

/** Jobs are nudges, so there are few; with more of them the counts by name are of the oldest. */
const MAX_SEEN = 1_000
const states = ['waiting', 'active', 'delayed'] as const
/** As far as both kinds of queue have it in common. */
type Asked = Pick<Queue, 'getJobs' | 'getJobCounts'>
const none: JobCounts = { waiting: 0, active: 0, delayed: 0 }

/** The same for BullMQ on Redis and on PostgreSQL. */
const queueDesk = (place: QueueDesk['place'], queue: Asked, stands: () => boolean): QueueDesk => ({
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

/** A Redis that takes longer counts as hanging; PostgreSQL or a sweep does its work. */
const COMMAND_LIMIT_MS = 1_000
const WATCH_MS = 1_000

/** Milliseconds until the next try to reach Redis. It stays short even if Redis has been away for long. */
const retryStrategy = (times: number): number => Math.min(times * 50, 1_000)

/**
 * A connection whose commands fail at once while Redis is away, and within a second while it hangs. A hanging
 * connection is cut, so that its status is no longer 'ready' and nobody else waits for it. `onError` gets every error.
 */
export const openRedis = (url: string, onError: (error: Error) => void): Redis =>
  watched(url, { maxRetriesPerRequest: 1, commandTimeout: COMMAND_LIMIT_MS }, onError)

/** A connection for a worker. Its commands wait for jobs and so have no limit; it is cut as well when Redis hangs. */
export const openWorkerRedis = (url: string, onError: (error: Error) => void): Redis =>
  watched(url, { maxRetriesPerRequest: null }, onError)

function watched(url: string, options: RedisOptions, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    ...options,
    retryStrategy,
    connectTimeout: 2 * COMMAND_LIMIT_MS,
    disconnectTimeout: 100,
  })
  redis.on('error', onError)
  const watch = setInterval(() => {
    if (redis.status !== 'ready') return
    const late = pause(COMMAND_LIMIT_MS, 'late', { ref: false })
    Promise.race([redis.ping(), late]).then(
      (answer) => void (answer === 'late' && redis.disconnect(true)),
      () => redis.disconnect(true),
    )
  }, WATCH_MS).unref()
  redis.on('end', () => clearInterval(watch))
  return redis
}
