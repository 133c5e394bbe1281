import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { withNamedStatements } from './named-statements.ts'
import type { Database } from './schema/database.ts'
import { TracedClient, traced, tracePool } from './traced-client.ts'

export type Db = Kysely<Database>
export type Pool = pg.Pool
export type PoolClient = pg.PoolClient

const DATE = 1082
pg.types.setTypeParser(DATE, (text) => text)

/**
 * A pool that outlives a restart of PostgreSQL: a lost connection is reported, never thrown, and the next query
 * gets a new one. `onError` also covers clients that listen.
 */
export function makePool(connectionString: string, onError: (error: Error) => void, max = 20): Pool {
  const settings = { connectionString, max, keepAlive: true, connectionTimeoutMillis: 10_000 }
  const pool = new pg.Pool({ ...settings, ...(traced.hasSubscribers && { Client: TracedClient }) })
  if (traced.hasSubscribers) tracePool(pool)
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** `pooled`: behind a pooler in transaction mode, where the next statement may meet a session that knows no names. */
export const makeDb = (pool: Pool, { pooled = false } = {}): Db =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: pooled ? pool : withNamedStatements(pool) }) })

/** True in SQL. The commit of a single statement does not wait for the disk: only a crash of the database loses it. */
export const unflushed = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`

const wake = 'pg_notify($1, $2)'

/** Wakes whoever listens on the channel, once the transaction commits. Outside of one it does not wait for the disk. */
export const notify = (db: Db, channel: string, payload = ''): Promise<unknown> =>
  db.executeQuery(
    CompiledQuery.raw(`select ${db.isTransaction ? wake : `set_config('synchronous_commit', 'off', true), ${wake}`}`, [
      channel,
      payload,
    ]),
  )
