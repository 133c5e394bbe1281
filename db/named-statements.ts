import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Begins the SQL of a statement that PostgreSQL plans once a connection instead of every time. */
const mark = /^\/\*named:([a-z_]+)\*\//

/**
 * The text that begins a named statement. For hot texts that never change their shape only: columns listed, lists
 * passed as one array.
 */
export const named = (name: string): string => `/*named:${name}*/`

/** The pool as Kysely wants it; statements that begin with a name are prepared under it. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const naming = known.get(client) ?? namingClient(client)
      known.set(client, naming)
      return naming
    },
  }
}

function namingClient(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('cursors are not used here')
    const name = mark.exec(sql)?.[1]
    const values = [...parameters]
    return client.query(name ? { name, text: sql, values } : { text: sql, values })
  }
  return { query, release: (destroy) => client.release(destroy) }
}
