import { Redis } from 'ioredis'
import pg from 'pg'
import type { Settings } from '#core/config.ts'

const LIMIT_MS = 5_000
const OLDEST_POSTGRES = 18

/** What is wrong with the services that the configuration names: a line each. */
export async function serviceProblems(config: Settings): Promise<string[]> {
  const found = await Promise.all([
    config.databaseUrl ? databaseProblem('DATABASE_URL', config.databaseUrl) : undefined,
    config.databaseDirectUrl ? databaseProblem('DATABASE_DIRECT_URL', config.databaseDirectUrl) : undefined,
    config.redisUrl ? redisProblem(config.redisUrl) : undefined,
  ])
  return found.filter((problem) => problem !== undefined)
}

async function databaseProblem(name: string, connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LIMIT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    )
    const major = rows[0]?.major ?? 0
    if (major >= OLDEST_POSTGRES) return undefined
    return `${name} leads to PostgreSQL ${major}; ${OLDEST_POSTGRES} or later is needed`
  } catch (error) {
    return `${name} cannot be used: ${reason(error)}`
  } finally {
    await client.end().catch(() => {})
  }
}

async function redisProblem(url: string): Promise<string | undefined> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: LIMIT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let last: unknown
  redis.on('error', (error) => {
    last = error
  })
  try {
    await redis.connect()
    await redis.ping()
    return undefined
  } catch (error) {
    return `REDIS_URL cannot be used: ${reason(last ?? error)}`
  } finally {
    redis.disconnect()
  }
}

/** A name that has several addresses fails with all of their errors, and no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reason))].join(', ')
  return error instanceof Error ? error.message || error.name : String(error)
}
