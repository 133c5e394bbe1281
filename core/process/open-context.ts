import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { makeDb, makePool, type Pool } from '#db/client.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { type Config, directUrl } from '../config.ts'
import { type Context, systemClock } from '../context.ts'
import { writeViews } from '../dashboard/analytics/keep-figures.ts'
import { makeQueue, migrateQueue, openRedis, queuePlace } from '../jobs/queue.ts'
import { closeChildren, whenGivenUp } from '../media/inspect/pool.ts'
import { writeSearches } from '../search/record-search.ts'
import type { Health } from './health.ts'
import { startHeartbeat } from './heartbeat.ts'
import { makeLimits } from './limits.ts'
import { counter } from './metrics.ts'
import type { Shell } from './service.ts'

const MAX_ASIDE = 3

/** Opens the database, brought to its newest form, and the queue. The drain closes both, and the health checks them. */
export async function openContext({ name, config, log, drain, health }: Shell): Promise<Context> {
  await startSpans({ name, config, log, drain })
  const lost = (error: Error) => log.warn({ why: error.message }, 'a database connection was lost')
  const pool = makePool(config.databaseUrl, lost)
  drain.add('database connections', () => pool.end())
  // Past a pooler, whose sessions may all be in transactions that wait for such a statement.
  const aside = makePool(directUrl(config), lost, MAX_ASIDE)
  drain.add('connections of single statements', () => aside.end())
  await bringTables(config, lost)
  const jobs = makeQueue(queuePlace(config), (error) => log.warn({ why: error.message }, 'the queue has trouble'))
  drain.add('queue', () => jobs.close())
  logGivenUp(log)
  drain.add('files that are looked into', closeChildren)
  const redis = openLimits({ config, log, drain })
  const limits = makeLimits({ pool: aside, redis, secret: config.authSecret })
  const ctx: Context = {
    db: makeDb(pool, { pooled: config.databaseDirectUrl !== undefined }),
    aside: makeDb(aside),
    jobs,
    limits,
    clock: systemClock,
    log,
    config,
    random: Math.random,
  }
  drain.add('searches to record', () => writeSearches(ctx))
  drain.add('views to record', () => writeViews(ctx))
  Object.assign(health.required, databaseChecks(pool))
  // Without Redis the sweeps and PostgreSQL do its work, so the process stays in service.
  if (redis) health.optional.queue = () => redis.ping()
  startHeartbeat(ctx, { drain, health, name })
  return ctx
}

type Traced = Pick<Shell, 'name' | 'log'> & { config: Pick<Config, 'otlp'>; drain: Pick<Shell['drain'], 'add'> }

/** From now on spans go to the configured server. The packages for that are loaded only if there is one. */
export async function startSpans({ name, config, log, drain }: Traced): Promise<void> {
  if (!config.otlp) return
  const { exportSpans } = await import('./span-exporter.ts')
  drain.add('spans', exportSpans(name, config.otlp, log))
}

/** Brings our tables and those of the queue to their newest form. */
async function bringTables(config: Config, lost: (error: Error) => void): Promise<void> {
  const pool = makePool(directUrl(config), lost, 1)
  try {
    await migrate(pool)
    await migrateQueue(pool)
  } finally {
    await pool.end()
  }
}

function databaseChecks(pool: Pool): Health['required'] {
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

/** The counts of limits are in our database unless they live on Redis. */
function openLimits({ config, log, drain }: Pick<Shell, 'config' | 'log' | 'drain'>): Redis | undefined {
  if (!config.redisUrl) return undefined
  const redis = openRedis(config.redisUrl, (error) => log.warn({ why: error.message }, 'Redis has trouble'))
  drain.add('Redis', async () => redis.disconnect())
  return redis
}

const givenUp = counter(
  'spoor_files_given_up_total',
  'Files whose child process was killed before it was done with them, by task and reason.',
  'task',
  'why',
)

/** Counts and logs files whose child has ended before its work; with nothing of the file but its length. */
export const logGivenUp = (log: Logger): void =>
  whenGivenUp((file) => {
    givenUp.inc({ task: file.task, why: file.why })
    log.warn(file, 'a file was given up')
  })
