import { parseArgs } from 'node:util'
import { ConfigError, directUrl, readConfig, withDatabase } from '#core/config.ts'
import { runningPostgres } from '../../start/embedded-postgres.ts'
import { makePool, type Pool } from '../client.ts'
import { readCopy, writeCopy } from '../copy/copy.ts'

const usage = `Usage: npm run backup -- FOLDER            writes a copy of the database into this new folder
       npm run backup -- --restore FOLDER  fills an empty database from it`

/** Copies the database of DATABASE_URL, or the embedded one of a product that runs on DATA_DIR, and fills an empty one. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { restore: { type: 'boolean' } }, allowPositionals: true })
  const [folder, ...more] = positionals
  if (!folder || more.length > 0) throw new ConfigError([usage])
  const read = readConfig(process.env, [])
  const url = read.databaseUrl ?? (await runningPostgres(read.dataDir))
  if (!url)
    throw new ConfigError([`No database runs under ${read.dataDir}: start it with npm start, or set DATABASE_URL`])
  const pool = makePool(directUrl(withDatabase(read, url)), (error) => console.error(error.message), 2)
  try {
    await (values.restore ? restore : backup)(pool, folder)
  } finally {
    await pool.end()
  }
}

async function backup(pool: Pool, folder: string): Promise<void> {
  const { tables } = await writeCopy(pool, folder, new Date())
  console.log(`${folder}: ${sumOf(tables)} rows of ${tables.length} tables. It holds what people wrote: keep it safe.`)
}

async function restore(pool: Pool, folder: string): Promise<void> {
  const { tables, madeAt } = await readCopy(pool, folder)
  console.log(`The database is as it was on ${madeAt}: ${sumOf(tables)} rows of ${tables.length} tables.`)
}

const sumOf = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0)

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
