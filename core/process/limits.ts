import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Pool } from '#db/client.ts'
import type { Limit, Limits } from '../limits.ts'

type Place = {
  /** Not the pool of the transactions in which limits are counted: they would wait for each other. */
  pool: Pool
  /** Redis counts if it is there; PostgreSQL counts while it is away. */
  redis?: Redis | undefined
  secret: string
}

/** The limits of this process. `secret` hides the keys where they are counted. */
export function makeLimits({ pool, redis, secret }: Place): Limits {
  const made = new Map<string, RateLimiterAbstract>()
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    const limiter = made.get(limit.name) ?? makeLimiter(limit, pool, redis)
    made.set(limit.name, limiter)
    return limiter
  }
  const keyOf = (key: string): string => createHmac('sha256', secret).update(`limit ${key}`).digest('base64url')
  return {
    take: async (limit, key) => {
      try {
        await limiterOf(limit).consume(keyOf(key))
        return undefined
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext
        throw refused
      }
    },
    waitFor: async (limit, key) => {
      const counted = await limiterOf(limit).get(keyOf(key))
      return counted && counted.consumedPoints >= limit.times ? counted.msBeforeNext : undefined
    },
    clear: async (limit, key) => {
      await limiterOf(limit).delete(keyOf(key))
    },
  }
}

function makeLimiter(
  { name, times, seconds, loose }: Limit,
  pool: Pool,
  redis: Redis | undefined,
): RateLimiterAbstract {
  const counts = { keyPrefix: name, points: times, duration: seconds }
  if (loose) return new RateLimiterMemory(counts)
  const inPostgres = new RateLimiterPostgres({
    ...counts,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
  if (!redis) return inPostgres
  return new RateLimiterRedis({
    ...counts,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inPostgres,
  })
}
