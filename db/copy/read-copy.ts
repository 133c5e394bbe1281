import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from as copyFrom } from 'pg-copy-streams'
import type { Pool, PoolClient } from '../client.ts'
import { migrateTo } from '../migrate.ts'
import { fileOf, MANIFEST, Manifest, quoted, tablesOf } from './tables.ts'

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
