import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makePool } from '#db/client.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { prepareDatabase } from '#db/seed/prepare.ts'
import { ownDatabase } from '#tests/support/postgres.ts'

const { pool } = await ownDatabase()

test('a database of an unreleased form says in one line what to do', async () => {
  await pool.query(
    "update kysely_migration set name = '009_gone' where name = (select max(name) from kysely_migration)",
  )
  await expect(migrate(pool)).rejects.toThrow(
    /^the database was made by an unreleased version; remove .+DATA_DIR[^\n]*$/,
  )
})

test('a database that a newer version has brought further serves the version before it, also when that starts anew', async () => {
  const { pool: own } = await ownDatabase()
  await own.query("insert into kysely_migration (name, timestamp) values ('999_of_the_next_version', '2026-12-01')")
  await Promise.all([migrate(own), migrate(own)])
  expect(await pendingMigrations(own)).toEqual([])
  const { rows } = await own.query("select from kysely_migration where name = '999_of_the_next_version'")
  expect(rows).toHaveLength(1)
})

test("the product's own database user needs no more than its database", async () => {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(String(pool.options.connectionString))
  const script = readFileSync(join(import.meta.dirname, '../../deploy/postgres-init.sh'), 'utf8')
  const sql = /<<'SQL'\n([\s\S]*?)\nSQL/.exec(script)?.[1] ?? ''
  const role = `spoor_${rows[0]?.name}`
  for (const statement of sql.split(';').filter((one) => /role|create database/.test(one)))
    await pool.query(statement.replace(/\bspoor\b/g, role).replace(":'password'", "'secret'"))
  Object.assign(url, { username: role, password: 'secret', pathname: `/${role}` })
  const own = makePool(url.href, () => {}, 2)
  try {
    await prepareDatabase(own)
    const { rows: may } = await own.query(
      'select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user',
    )
    expect(may).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }])
  } finally {
    await own.end()
    await pool.query(`drop database ${role}`)
    await pool.query(`drop role ${role}`)
  }
})
