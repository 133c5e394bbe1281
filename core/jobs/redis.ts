import { setTimeout as pause } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'

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
