import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { handleNext } from '#bot/answer.ts'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { makePool, type Pool } from '#db/client.ts'
import { readCopy, writeCopy } from '#db/copy/copy.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { ownDatabase, testDatabaseWithDemo } from '#tests/support/postgres.ts'
import { runProgram } from '#tests/support/program.ts'
import { messageSid } from '#tests/support/twilio.ts'

const { url, pool } = await testDatabaseWithDemo()
const { pool: other } = await ownDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const folder = mkdtempSync(join(tmpdir(), 'spoor-copies-'))
const made: string[] = []
afterAll(async () => {
  for (const name of made) await other.query(`drop database if exists ${name} with (force)`)
  await ctx.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A database with nothing in it. */
async function emptyDatabase(): Promise<{ url: string; pool: Pool }> {
  const name = `${new URL(url).pathname.slice(1)}_again_${made.length}`
  await other.query(`create database ${name}`)
  made.push(name)
  const at = Object.assign(new URL(url), { pathname: `/${name}` }).href
  const empty = makePool(at, () => {}, 3)
  afterAll(() => empty.end())
  return { url: at, pool: empty }
}

const write = (number: number, body: string) =>
  recordInbound(ctx, {
    messageSid: messageSid(),
    addresses: [{ kind: 'phone', value: `+2782${String(number).padStart(7, '0')}` }],
    name: 'Thandi',
    body,
    content: { kind: 'text' },
  })

const tablesIn = async (pool: Pool): Promise<string[]> =>
  (await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1")).rows.map(
    ({ tablename }) => tablename,
  )

/** Each table with what makes its content. */
async function contentOf(pool: Pool): Promise<Record<string, string>> {
  const content: Record<string, string> = {}
  for (const table of await tablesIn(pool)) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as made_of from "${table}" t
       where '${table}' not like 'kysely%'`,
    )
    content[table] = rows[0].made_of
  }
  return content
}

const formOf = async (pool: Pool): Promise<unknown[]> =>
  (
    await pool.query(
      `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as said from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
    )
  ).rows

test('what is read from a copy is what was copied, and people go on where they were', async () => {
  for (const words of ['hi', '4 x 205/55R16 in Sandton', '1']) {
    await write(1, words)
    while (await handleNext(ctx));
  }
  const { tables } = await writeCopy(pool, join(folder, 'whole'), new Date())
  expect(tables.find(({ name }) => name === 'outbound_message')?.rows).toBeGreaterThan(0)

  const again = await emptyDatabase()
  await readCopy(again.pool, join(folder, 'whole'))
  expect(await contentOf(again.pool)).toEqual(await contentOf(pool))
  expect(await formOf(again.pool)).toEqual(await formOf(pool))
  await migrate(again.pool)
  expect(await pendingMigrations(again.pool)).toEqual([])

  const there = makeTestContext({ databaseUrl: again.url })
  await recordInbound(there, {
    messageSid: messageSid(),
    addresses: [{ kind: 'phone', value: '+27820000001' }],
    name: 'Thandi',
    body: 'book fitting',
    content: { kind: 'text' },
  })
  while (await handleNext(there));
  const { rows } = await again.pool.query('select content::text from outbound_message order by seq desc limit 1')
  expect(rows[0].content).toContain('Which day')
  await there.close()
})

test('a copy is of one moment, whatever happens meanwhile', async () => {
  let writes = true
  const writing = (async () => {
    for (let person = 100; writes; person++) await write(person, 'hi')
  })()
  await writeCopy(pool, join(folder, 'meanwhile'), new Date())
  writes = false
  await writing
  const again = await emptyDatabase()
  // Its foreign keys would not hold otherwise.
  const { tables } = await readCopy(again.pool, join(folder, 'meanwhile'))
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows
  expect(rowsOf('conversation')).toBeGreaterThan(0)
  const { rows } = await again.pool.query(
    'select from contact c where last_inbound_at is not null and not exists (select from conversation t where t.contact_id = c.id) and not is_demo',
  )
  expect(rows).toEqual([])
})

test('nothing is read into a database that has something, and of half a copy nothing', async () => {
  await expect(readCopy(other, join(folder, 'whole'))).rejects.toThrow('not empty')
  const again = await emptyDatabase()
  rmSync(join(folder, 'meanwhile', 'outbound_message.gz'))
  await expect(readCopy(again.pool, join(folder, 'meanwhile'))).rejects.toThrow('outbound_message')
  const { rows } = await again.pool.query('select from contact')
  expect(rows).toEqual([])
})

test('the command writes and reads it, and leaves a folder that is there as it is', async () => {
  const command = async (database: string, ...words: string[]) => {
    const program = runProgram(process.execPath, ['db/seed/backup.cli.ts', ...words], { DATABASE_URL: database })
    return { code: await program.ended, printed: program.printed() }
  }
  const at = join(folder, 'by-command')
  expect(await command(url, at)).toMatchObject({ code: 0, printed: expect.stringContaining('rows of') })
  expect(await command(url, at)).toMatchObject({ code: 1, printed: expect.stringContaining('is there already') })
  expect(existsSync(`${at}.part`)).toBe(false)
  const again = await emptyDatabase()
  expect(await command(again.url, '--restore', at)).toMatchObject({ code: 0 })
  expect(await contentOf(again.pool)).toEqual(await contentOf(pool))
  expect(await command(url, '--restore', at)).toMatchObject({ code: 1, printed: expect.stringContaining('not empty') })
})
