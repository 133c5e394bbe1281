import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import type { Pool, PoolClient } from '../client.ts'
import { migrateTo } from '../migrate.ts'

/** What a copy says of itself: the form of its tables, and how many rows each has. */
const Manifest = z.object({
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
})
type Manifest = z.infer<typeof Manifest>

const MANIFEST = 'manifest.json'
const fileOf = (table: string): string => `${table}.gz`

/** As PostgreSQL wants a name of its own in a statement. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The product's tables with the columns that are written, not worked out; without those that keep the migrations. */
async function tablesOf(client: PoolClient): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
      and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

async function migrationsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/**
 * Fills an empty database from a copy: all of it, or nothing. The tables get the form that they had; the next start of
 * the product, or `migrate`, brings them further. Throws if the database is not empty, and if a row is missing.
 */
export async function readCopy(pool: Pool, folder: string): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  const { rows } = await pool.query("select from pg_tables where schemaname = 'public'")
  if (rows.length > 0) throw new Error('this database is not empty; a copy is read into an empty one')
  await migrateTo(pool, manifest.migrations)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await fill(client, manifest, folder)
    await client.query('commit')
    await client.query('analyze')
    return manifest
  } finally {
    client.release(true)
  }
}

/** Rows come in any order, so what they refer to is checked when all are there; nothing follows from them again. */
async function fill(client: PoolClient, { tables }: Manifest, folder: string): Promise<void> {
  const foreignKeys = await foreignKeysOf(client)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  const own = (await tablesOf(client)).map(({ name }) => quoted(name))
  for (const table of own) await client.query(`alter table ${table} disable trigger user`)
  // Migrations write some rows themselves.
  await client.query(`truncate ${own.join(', ')}`)
  for (const { name, columns, rows } of tables) {
    const into = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
    await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), into)
    if (into.rowCount !== rows) throw new Error(`${name} has ${into.rowCount} rows of ${rows}`)
  }
  for (const table of own) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await client.query(SEQUENCES_GO_ON)
}

async function foreignKeysOf(client: PoolClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  return rows
}

/** Each goes on after the last number that its column has. */
const SEQUENCES_GO_ON = `do $$
  declare one record; last bigint;
  begin
    for one in
      select a.attrelid::regclass as "table", quote_ident(a.attname) as "column",
        pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) as sequence
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) is not null
    loop
      execute format('select max(%s) from %s', one."column", one."table") into last;
      if last is not null then perform setval(one.sequence, last); end if;
    end loop;
  end $$`

/**
 * Copies the database into a new folder, as it is at one moment, while everybody goes on working. The folder has its
 * name once it is whole. Throws if there is one of that name.
 */
export async function writeCopy(pool: Pool, folder: string, madeAt: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  const draft = `${folder}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const client = await pool.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const migrations = await migrationsOf(client)
    const tables: Manifest['tables'] = []
    for (const { name, columns } of await tablesOf(client)) {
      const out = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
      await pipeline(out, createGzip({ level: 4 }), createWriteStream(join(draft, fileOf(name)), { mode: 0o600 }))
      tables.push({ name, columns, rows: out.rowCount })
    }
    await client.query('commit')
    const manifest = { madeAt: madeAt.toISOString(), migrations, tables }
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(draft, folder)
    return manifest
  } finally {
    client.release(true)
    await rm(draft, { recursive: true, force: true })
  }
}
