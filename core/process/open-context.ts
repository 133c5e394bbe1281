import { Redis } from 'ioredis'
import { makeDb, makePool, type Pool } from '#db/client.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { systemClock } from '../clock.ts'
import type { Context } from '../context.ts'
import { makeQueue, migrateQueue, queuePlace, retryStrategy } from '../jobs/queue.ts'
import { writeSearches } from '../search/record-search.ts'
import type { Check } from './health.ts'
import { makeLimits } from './limits.ts'
import type { Shell } from './service.ts'

export type Opened = { ctx: Context; pool: Pool; checks: Record<string, Check> }

/** Opens what every use-case needs: the database, brought to its newest form, and the queue. The drain closes both. */
export async function openContext({ config, log, drain }: Shell): Promise<Opened> {
  const pool = makePool(config.databaseUrl, (error) => log.warn({ err: error }, 'a database connection was lost'))
  drain.add('database connections', () => pool.end())
  await migrate(pool)
  await migrateQueue(pool)
  const jobs = makeQueue(queuePlace(config), (error) => log.warn({ err: error }, 'the queue has trouble'))
  drain.add('queue', () => jobs.close())
  const redis = openRedis({ config, log, drain })
  const limits = makeLimits({ pool, redis, secret: config.authSecret })
  const ctx: Context = { db: makeDb(pool), jobs, limits, clock: systemClock, log, config, random: Math.random }
  drain.add('searches to record', () => writeSearches(ctx))
  return { ctx, pool, checks: { ...databaseChecks(pool), ...(redis && { queue: () => redis.ping() }) } }
}

function databaseChecks(pool: Pool): Record<string, Check> {
  let migrated = false
  return {
    database: () => pool.query('select 1'),
    migrations: async () => {
      const pending = migrated ? [] : await pendingMigrations(pool)
      if (pending.length > 0) throw new Error(`not applied: ${pending.join(', ')}`)
      migrated = true
    },
  }
}

/** The queue's tables and the counts of limits are in our database unless they live on Redis. */
function openRedis({ config, log, drain }: Shell): Redis | undefined {
  if (!config.redisUrl) return undefined
  const redis = new Redis(config.redisUrl, { maxRetriesPerRequest: 1, retryStrategy })
  redis.on('error', (error) => log.warn({ err: error }, 'Redis has trouble'))
  drain.add('Redis', async () => redis.disconnect())
  return redis
}
