import { type Config, directUrl, readServiceConfig } from '#core/config.ts'
import { makePool } from '../client.ts'
import { prepareDatabase } from './prepare.ts'

/** Brings the database at DATABASE_URL to its newest form and writes the catalogue; no demo. */
async function main(): Promise<void> {
  const config: Config = readServiceConfig(process.env, 'migrate')
  const pool = makePool(directUrl(config), (error) => console.error(error.message))
  try {
    await prepareDatabase(pool)
    console.log('The database is in its newest form')
  } finally {
    await pool.end()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
