import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makePool } from '#db/client.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { ownDatabase } from '#tests/support/postgres.ts'

const { pool, url } = await ownDatabase()
const tablesIn =
  "select count(*)::int as tables from pg_tables where schemaname = 'public' and tablename not like 'kysely%'"

test('migrations that are cut off half way leave nothing behind, and are made whole by the next start', async () => {
  const name = `${new URL(url).pathname.slice(1)}_anew`
  await pool.query(`create database ${name}`)
  const anew = makePool(Object.assign(new URL(url), { pathname: `/${name}` }).href, () => {}, 3)
  try {
    const first = migrate(anew).then(
      () => 'done',
      () => 'cut off',
    )
    // It holds locks on what it has made so far.
    const cut = async (): Promise<boolean> => {
      const { rowCount } = await anew.query(
        `select pg_terminate_backend(pid) from (
          select pid from pg_locks where database = (select oid from pg_database where datname = current_database())
            and mode = 'AccessExclusiveLock' group by pid having count(*) > 20) as making`,
      )
      return rowCount !== 0
    }
    while (!(await cut())) await pause(1)
    expect(await first).toBe('cut off')
    expect((await anew.query(tablesIn)).rows).toEqual([{ tables: 0 }])
    await Promise.all([migrate(anew), migrate(anew)])
    expect(await pendingMigrations(anew)).toEqual([])
    expect((await anew.query(tablesIn)).rows).toEqual((await pool.query(tablesIn)).rows)
  } finally {
    await anew.end()
    await pool.query(`drop database ${name} with (force)`)
  }
})
