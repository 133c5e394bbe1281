import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '#core/config.ts'
import { systemClock } from '#core/context.ts'
import { runningPostgres } from '../../start/embedded-postgres.ts'
import { makeDb, makePool } from '../client.ts'
import { migrate } from '../migrate.ts'
import { type SeedOptions, seedDemo } from './seed.ts'

const usage = 'Usage: npm run seed -- [--shops 40] [--listings 2000] [--deals 80]'
const most = { shops: 20_000, listings: 2_000_000, deals: 100_000 }

/** Writes the demo to DATABASE_URL, or to the embedded database of a product that runs on DATA_DIR. */
async function main(): Promise<void> {
  const input = readOptions()
  const config = readConfig(process.env)
  if (config.production) throw new ConfigError(['The demo is not written to a production database (NODE_ENV)'])
  const url = config.databaseUrl ?? (await runningPostgres(config.dataDir))
  if (!url) {
    throw new ConfigError([`No database runs under ${config.dataDir}: start it with npm start, or set DATABASE_URL`])
  }
  const pool = makePool(url, (error) => console.error(error.message))
  try {
    await migrate(pool)
    const before = performance.now()
    const { fresh, shops, listings, deals } = await seedDemo({ db: makeDb(pool), clock: systemClock, config }, input)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    const what = `${shops} shops, ${listings} listings, ${deals} deals`
    console.log(fresh ? `Written in ${seconds} s: ${what}` : `Nothing to do: ${what} are there already`)
  } finally {
    await pool.end()
  }
}

function readOptions(): SeedOptions {
  const input: SeedOptions = {}
  const { values } = parsed()
  for (const name of ['shops', 'listings', 'deals'] as const) {
    const text = values[name]
    if (text === undefined) continue
    const count = /^\d{1,7}$/.test(text) ? Number(text) : 0
    if (count < 1 || count > most[name]) {
      throw new ConfigError([`--${name} must be a number from 1 to ${most[name]}`, usage])
    }
    input[name] = count
  }
  return input
}

function parsed() {
  try {
    return parseArgs({
      options: { shops: { type: 'string' }, listings: { type: 'string' }, deals: { type: 'string' } },
    })
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error), usage])
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
