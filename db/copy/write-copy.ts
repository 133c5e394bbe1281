import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import type { Pool } from '../client.ts'
import { fileOf, MANIFEST, type Manifest, migrationsOf, quoted, tablesOf } from './tables.ts'

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
