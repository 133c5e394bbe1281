import { setTimeout as pause } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'

/** A Redis that takes longer hangs: what it would do is done in PostgreSQL, or by a sweep. */
const COMMAND_LIMIT_MS = 1_000
const WATCH_MS = 1_000

/** Milliseconds until the next try to reach Redis, which may have been away for long and come back any moment. */
const retryStrategy = (times: number): number => Math.min(times * 50, 1_000)

/**
 * A connection on which a command fails at once while Redis is away, and within a second when it hangs. One that hangs
 * is cut, so that its status is no longer 'ready' and nobody else waits for it. `onError` hears of every trouble.
 */
export const openRedis = (url: string, onError: (error: Error) => void): Redis =>
  watched(url, { maxRetriesPerRequest: 1, commandTimeout: COMMAND_LIMIT_MS }, onError)

/** The same for a worker, whose commands wait for jobs and so have no limit; it is cut all the same when Redis hangs. */
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
